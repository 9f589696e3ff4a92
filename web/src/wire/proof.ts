// The work that the server asks for before it checks a password while somebody is guessing: an answer such that SHA-256
// of "challenge:answer" begins with so many zero bits. The browser's own SHA-256 is not there on pages without https,
// and slower for texts as short as these.

/** So long the page may stand still; after that it may draw and take clicks. */
const SLICE_MS = 12;

// The first 32 bits of the fractional parts of the roots of the first primes: square roots and cube roots.
const BEGIN = fractions(8, 1 / 2);
const ROUNDS = fractions(64, 1 / 3);

function fractions(count: number, power: number): Int32Array {
  const found: number[] = [];
  for (let prime = 2; found.length < count; prime++) {
    let divisor = 2;
    while (prime % divisor !== 0) divisor++;
    if (divisor === prime) found.push(((prime ** power) % 1) * 2 ** 32);
  }
  return Int32Array.from(found, (value) => value | 0);
}

const words = new Int32Array(64);

/** The state after one more block of 64 bytes. */
function mixed(state: Int32Array, bytes: Uint8Array, from: number): Int32Array {
  for (let i = 0; i < 16; i++) {
    const at = from + 4 * i;
    words[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15]!;
    const y = words[i - 2]!;
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    words[i] = (words[i - 16]! + small + words[i - 7]! + large) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return Int32Array.of(a + state[0]!, b + state[1]!, c + state[2]!, d + state[3]!, e + state[4]!, f + state[5]!, g + state[6]!, h + state[7]!);
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Hashes texts that begin alike: what the whole blocks of the beginning come to is worked out once. */
class Hasher {
  private readonly state: Int32Array;
  private readonly rest: Uint8Array;
  constructor(private readonly start: string) {
    const bytes = new TextEncoder().encode(start);
    let state = BEGIN;
    let at = 0;
    for (; at + 64 <= bytes.length; at += 64) state = mixed(state, bytes, at);
    this.state = state;
    this.rest = bytes.subarray(at);
  }

  /** The hash of the beginning and `end`, letters of ASCII, as eight words. */
  hash(end: string): Int32Array {
    const size = this.rest.length + end.length;
    const bytes = new Uint8Array(size + 9 <= 64 ? 64 : 128);
    bytes.set(this.rest);
    for (let i = 0; i < end.length; i++) bytes[this.rest.length + i] = end.charCodeAt(i);
    bytes[size] = 0x80;
    new DataView(bytes.buffer).setUint32(bytes.length - 4, 8 * (this.start.length + end.length));
    let state = this.state;
    for (let at = 0; at < bytes.length; at += 64) state = mixed(state, bytes, at);
    return state;
  }
}

/** For tests; the text is ASCII. */
export function sha256(text: string): string {
  return Array.from(new Hasher(text).hash(""), (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function zeroBits(hash: Int32Array): number {
  let bits = 0;
  for (const word of hash) {
    bits += Math.clz32(word);
    if (word !== 0) break;
  }
  return bits;
}

/** Takes some hundredths of a second, or on a phone, when thousands guess, some seconds; the page stays alive. */
export async function answerTo(challenge: string, bits: number): Promise<string> {
  const hasher = new Hasher(`${challenge}:`);
  let until = performance.now() + SLICE_MS;
  for (let number = 0; ; number++) {
    if (zeroBits(hasher.hash(String(number))) >= bits) return String(number);
    if (number % 64 === 0 && performance.now() > until) {
      await new Promise((go) => setTimeout(go));
      until = performance.now() + SLICE_MS;
    }
  }
}
