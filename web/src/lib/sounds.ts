// The sounds of the table, made in the browser; silent unless switched on.
import type { EventView } from "./api/types";
import { session } from "./session.svelte";

export type Sound = "card" | "coin" | "rail" | "delivery" | "turn";

interface Tone {
  pitch: number; // hertz
  from: number; // seconds
  long: number;
  loud: number; // 0 to 1
  shape?: OscillatorType;
}

interface Rustle {
  pitch: number; // centre of the noise
  long: number;
  loud: number;
}

const TONES: Record<Sound, Tone[]> = {
  card: [],
  coin: [
    { pitch: 1976, from: 0, long: 0.09, loud: 0.3 },
    { pitch: 2637, from: 0.06, long: 0.22, loud: 0.3 },
  ],
  rail: [
    { pitch: 523, from: 0, long: 0.16, loud: 0.25, shape: "triangle" },
    { pitch: 1187, from: 0, long: 0.1, loud: 0.18, shape: "triangle" },
  ],
  delivery: [
    { pitch: 440, from: 0, long: 0.5, loud: 0.22, shape: "triangle" },
    { pitch: 554, from: 0.03, long: 0.5, loud: 0.18, shape: "triangle" },
    { pitch: 659, from: 0.06, long: 0.55, loud: 0.16, shape: "triangle" },
  ],
  turn: [
    { pitch: 660, from: 0, long: 0.6, loud: 0.5 },
    { pitch: 880, from: 0.14, long: 0.6, loud: 0.5 },
  ],
};

const RUSTLES: Partial<Record<Sound, Rustle>> = {
  card: { pitch: 2600, long: 0.09, loud: 0.5 },
  rail: { pitch: 1400, long: 0.05, loud: 0.4 },
};

/** What is heard when something happens, by the kind of the event. */
const HEARD: Record<Exclude<Sound, "turn">, readonly string[]> = {
  delivery: ["deliver", "arrive", "contract", "ticket", "mismatched", "special"],
  rail: [
    "claim",
    "place",
    "improve",
    "redirect",
    "rebuild",
    "build",
    "replace",
    "upgrade",
    "extend",
    "erect",
    "engine",
    "step",
    "link",
    "locomotive",
    "grow",
    "urbanize",
  ],
  coin: ["gain", "pay", "fee", "fee-to", "income", "loans", "bid", "hire", "buy", "trade", "vp", "points"],
  card: [
    "take",
    "take-to-hand",
    "draw",
    "discard",
    "look",
    "choose",
    "keep",
    "play",
    "load",
    "load-face-down",
    "passenger",
    "salvage",
    "buy-back",
    "foresight",
    "set",
  ],
};

/** One sound for all that happened in a move: of several the one that says most. */
export function soundOf(events: readonly Pick<EventView, "kind">[]): Sound | null {
  for (const sound of ["delivery", "rail", "coin", "card"] as const) {
    if (events.some(({ kind }) => HEARD[sound].includes(kind))) return sound;
  }
  return null;
}

let context: AudioContext | undefined;

/** Makes a sound, if sounds are on. */
export function play(sound: Sound): void {
  if (session.settings.sound) makeSound(sound);
}

export function makeSound(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume(); // browsers keep it silent until somebody has touched the page
  const volume = session.settings.volume / 100;
  for (const { pitch, from, long, loud, shape = "sine" } of TONES[sound]) {
    const tone = context.createOscillator();
    const begin = context.currentTime + from;
    tone.type = shape;
    tone.frequency.value = pitch;
    tone.connect(fading(context, begin, long, loud * volume));
    tone.start(begin);
    tone.stop(begin + long);
  }
  const rustle = RUSTLES[sound];
  if (rustle) rustling(context, rustle, volume);
}

/** An output that rises at once and fades. */
function fading(context: AudioContext, begin: number, long: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(0.4 * loud, begin + 0.015);
  gain.gain.linearRampToValueAtTime(0, begin + long);
  gain.connect(context.destination);
  return gain;
}

function rustling(context: AudioContext, { pitch, long, loud }: Rustle, volume: number): void {
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(fading(context, context.currentTime, long, loud * volume));
  source.start();
}
