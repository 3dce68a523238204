import { expect, test } from 'vitest';
import { hasSessionCookie } from './sessionCookie';

test.each([
  'sb-localhost-auth-token=base64-abc',
  'a=1; sb-localhost-auth-token.0=base64-abc; sb-localhost-auth-token.1=def',
])('%s is a session', (cookies) => {
  expect(hasSessionCookie(cookies)).toBe(true);
});

test.each([
  '',
  'theme=dark',
  'sb-localhost-auth-token=',
  'sb-localhost-auth-token-code-verifier=abc',
  'not-sb-localhost-auth-token=abc',
])('"%s" is none', (cookies) => {
  expect(hasSessionCookie(cookies)).toBe(false);
});
