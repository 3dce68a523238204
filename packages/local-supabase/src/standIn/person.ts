import { createHash } from 'node:crypto';

/** Who somebody says they are on the consent page. */
export type Person = {
  provider: string;
  /** The same for the same address, as a provider's is for the same account. */
  subject: string;
  email: string;
  isVerified: boolean;
  givenName: string;
  familyName: string;
  /** What the client asked to find in the ID token. */
  nonce: string;
};

/** Reads the form of the consent page. */
export function personOf(provider: string, form: Readonly<Record<string, string | undefined>>): Person {
  const email = (form['email'] ?? '').trim().toLowerCase();
  const digest = createHash('sha256').update(`${provider}\n${email}`).digest();
  return {
    provider,
    // GitHub's ids are numbers.
    subject: provider === 'github' ? String(digest.readUInt32BE()) : digest.toString('hex').slice(0, 21),
    email,
    isVerified: form['verified'] === 'yes',
    givenName: (form['given_name'] ?? '').trim(),
    familyName: (form['family_name'] ?? '').trim(),
    nonce: form['nonce'] ?? '',
  };
}
