import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { reloadForMissingParts } from "./lib/retry";
import { api } from "./lib/api/client";

reloadForMissingParts(() => api.games("en"));
const target = document.getElementById("app");
if (target) mount(App, { target });
