import { describe, expect, it } from "vitest";

import { unreached } from "./unreached";

describe("unreached", () => {
  it("speaks the first language that the reader accepts and there is", () => {
    expect(unreached(["de-DE", "uk-UA", "en"])).toMatchObject({ lang: "uk", dir: "ltr", again: "Спробувати ще раз" });
    expect(unreached(["fa"])).toMatchObject({ lang: "fa", dir: "rtl" });
    expect(unreached(["de"])).toMatchObject({ lang: "en", again: "Try again" });
  });
});
