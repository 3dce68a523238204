import { expect, it } from 'vitest';
import { unsignedToken } from '../testing';
import { isGuest } from './isGuest';

const session = (claims: Record<string, unknown>) => ({ access_token: unsignedToken(claims) });

it('is what the signed token says, and nothing that the person wrote themselves', () => {
  expect(isGuest(session({ app_metadata: { guest: true } }))).toBe(true);
  expect(isGuest(session({ app_metadata: { guest: 'true' }, user_metadata: { guest: true } }))).toBe(false);
  expect(isGuest(session({}))).toBe(false);
  expect(isGuest({ access_token: 'no token' })).toBe(false);
});
