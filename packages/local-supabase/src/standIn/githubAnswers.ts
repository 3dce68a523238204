import type { Person } from './person';

/** What GitHub answers to `GET /user`. */
export function githubUser({ subject, email, givenName, familyName }: Person) {
  return {
    id: Number(subject),
    login: email.split('@')[0] ?? email,
    name: `${givenName} ${familyName}`.trim(),
    email: null,
  };
}

/** What GitHub answers to `GET /user/emails`. */
export function githubEmails({ email, isVerified }: Person) {
  return [{ email, primary: true, verified: isVerified, visibility: 'private' }];
}
