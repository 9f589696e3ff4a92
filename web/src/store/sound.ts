// Eight short sounds, made when they are needed. Nothing is heard until somebody asks for it in the settings.
import { settings } from "./settings.svelte";
import type { EventInfo } from "../wire/messages";

export type Sound = "paper" | "pencil" | "card" | "die" | "bell" | "parasol" | "turn" | "end";

/** What the kinds of events sound like, in all three games. */
const OF: Record<string, Sound> = {
  // San Francisco
  claim: "bell",
  draw: "card",
  "draw-tickets": "paper",
  keep: "paper",
  token: "paper",
  place: "paper",
  // New York
  discard: "card",
  block: "pencil",
  tourist: "pencil",
  link: "pencil",
  turn: "paper",
  // French Quarter
  take: "die",
  map: "pencil",
  mark: "pencil",
  go: "paper",
  line: "parasol",
  parade: "parasol",
  "own-line": "parasol",
};

/** The sound for all that happened at once: that of the event which comes first in the game's list. */
export function soundOf(events: readonly EventInfo[]): Sound | null {
  for (const event of events) {
    const sound = OF[event.kind];
    if (sound !== undefined) return sound;
  }
  return null;
}

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  // Before the first touch of the page browsers allow no sound, and complain about one.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  PLAY[name](context, context.currentTime);
}

const PLAY: Record<Sound, (audio: AudioContext, at: number) => void> = {
  paper: (audio, at) => noise(audio, at, 0.14, 2_400, 0.12),
  pencil: (audio, at) => {
    noise(audio, at, 0.07, 4_200, 0.1);
    noise(audio, at + 0.09, 0.09, 3_600, 0.1);
  },
  card: (audio, at) => {
    noise(audio, at, 0.04, 5_200, 0.2);
    noise(audio, at + 0.05, 0.1, 1_400, 0.12);
  },
  die: (audio, at) => [0, 0.07, 0.13, 0.18].forEach((after, n) => noise(audio, at + after, 0.03, 1_800 + 500 * n, 0.25)),
  bell: (audio, at) => {
    tone(audio, at, 1_318, 0.5, 0.14);
    tone(audio, at + 0.12, 1_318, 0.45, 0.12);
  },
  parasol: (audio, at) => {
    noise(audio, at, 0.05, 900, 0.3);
    tone(audio, at + 0.04, 740, 0.2, 0.08);
    tone(audio, at + 0.14, 988, 0.25, 0.08);
  },
  turn: (audio, at) => {
    tone(audio, at, 587, 0.25, 0.12);
    tone(audio, at + 0.14, 880, 0.4, 0.12);
  },
  end: (audio, at) => [523, 659, 784].forEach((pitch, n) => tone(audio, at + 0.1 * n, pitch, 0.38, 0.1)),
};

function tone(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const gain = fading(audio, at, length, loud);
  for (const [times, share] of [[1, 1], [2.76, 0.25]] as const) {
    const source = audio.createOscillator();
    const part = audio.createGain();
    source.frequency.value = pitch * times;
    part.gain.value = share;
    source.connect(part).connect(gain);
    source.start(at);
    source.stop(at + length);
  }
}

function noise(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = samples;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, at, length, loud));
  source.start(at);
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(audio.destination);
  return gain;
}
