// Codes of an authenticator app by RFC 6238, computed from its text with nothing of the backend's.
import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** How long a code is shown, in milliseconds. */
export const STEP_MS = 30_000;

function bytesOf(secret: string): Buffer {
  const letters = secret.replace(/[\s=]/g, '').toUpperCase();
  const bits = [...letters].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const octets = bits.match(/.{8}/g) ?? [];
  return Buffer.from(octets.map((octet) => parseInt(octet, 2)));
}

/** The six digits of a secret at a time, in milliseconds. */
export function totpCode(secret: string, at: number = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Milliseconds until another code is shown. */
export const timeToNextCode = (): number => STEP_MS - (Date.now() % STEP_MS);

/** Resolves once another code is shown; a timer may ring a millisecond early. */
export const nextCode = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, timeToNextCode() + 1));
