import { expect, test } from 'vitest';
import { hasStoredSession } from './storedSession';

test.each([
  'sb-localhost-auth-token=base64-abc',
  'a=1; sb-abc-auth-token.0=base64-x; sb-abc-auth-token.1=def; b=2',
  'a=1;sb-localhost-auth-token=base64-abc',
])('%s is a session', (cookies) => {
  expect(hasStoredSession(cookies)).toBe(true);
});

test.each([
  '',
  'theme=dark',
  'theme=sb-localhost-auth-token',
  'sb-localhost-auth-token=',
  'sb-localhost-auth-token=; theme=dark',
  'sb-localhost-auth-token-code-verifier=abc',
  'not-sb-localhost-auth-token=abc',
])('"%s" is none', (cookies) => {
  expect(hasStoredSession(cookies)).toBe(false);
});
