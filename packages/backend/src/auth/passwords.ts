import { compare, hash } from 'bcryptjs';
import { randomBytes } from 'node:crypto';
import { AuthFailure, invalid } from './errors';

/** bcrypt reads no further than this many bytes. */
const longest = 72;
const dummyHashes = new Map<number, Promise<string>>();

/** @throws AuthFailure weak_password, validation_failed */
export function checkPassword(password: string, minLength: number): void {
  if (Buffer.byteLength(password) > longest) {
    throw invalid(`Password cannot be longer than ${longest} characters`);
  }
  if (password.length >= minLength) return;
  const message = `Password should be at least ${minLength} characters.`;
  throw new AuthFailure(422, 'weak_password', message, { weak_password: { reasons: ['length'] } });
}

/** The bcrypt hash of a password. */
export function hashPassword(password: string, cost: number): Promise<string> {
  return hash(password, cost);
}

function dummyHash(cost: number): Promise<string> {
  const known = dummyHashes.get(cost) ?? hash(randomBytes(16).toString('hex'), cost);
  dummyHashes.set(cost, known);
  return known;
}

/** Compares a password in the same time whether or not there is an account with a password. */
export async function isPassword(password: string, stored: string | null, cost: number): Promise<boolean> {
  const against = stored || (await dummyHash(cost));
  const isSame = await compare(password, against);
  return isSame && Boolean(stored);
}

/** A password nobody knows, for accounts that begin with a link. */
export function unknownPassword(): string {
  return randomBytes(48).toString('base64url');
}
