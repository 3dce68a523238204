import { compare, hash } from 'bcryptjs';
import { randomBytes } from 'node:crypto';
import { AuthFailure, invalid } from './errors';

/** bcrypt reads no further than this many bytes. */
const longest = 72;

/** The costly half of passwords; tests count what it is asked. */
export type Hasher = {
  hash(password: string): Promise<string>;
  compare(password: string, hashed: string): Promise<boolean>;
};

/** What the service does with passwords. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Compares in the same time whether or not there is an account with a password. */
  isRight(password: string, stored: string | null): Promise<boolean>;
};

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

/** bcrypt at a cost. */
export function bcryptHasher(cost: number): Hasher {
  return { hash: (password) => hash(password, cost), compare };
}

/** Builds what the service does with passwords. */
export function createPasswords(hasher: Hasher): Passwords {
  // Made now, so that the first login with an unknown address takes no longer than any other.
  const dummy = hasher.hash(randomBytes(16).toString('hex'));
  dummy.catch(() => undefined);
  return {
    hash: (password) => hasher.hash(password),
    async isRight(password, stored) {
      const isSame = await hasher.compare(password, stored || (await dummy));
      return isSame && Boolean(stored);
    },
  };
}
