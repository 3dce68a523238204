import { describe, expect, test } from 'vitest';
import { unsignedToken } from '../testing';
import { isSecondFactorMissing } from './assurance';

const session = (aal: string | undefined, ...statuses: string[]) => ({
  access_token: unsignedToken({ sub: 'mara', aal }),
  user: { factors: statuses.map((status) => ({ id: status, status })) },
});

describe('a second factor is missing', () => {
  test('where a verified one has not been shown', () => {
    expect(isSecondFactorMissing(session('aal1', 'verified'))).toBe(true);
    expect(isSecondFactorMissing(session(undefined, 'unverified', 'verified'))).toBe(true);
  });

  test('not once it has been shown, nor without one that counts', () => {
    expect(isSecondFactorMissing(session('aal2', 'verified'))).toBe(false);
    expect(isSecondFactorMissing(session('aal1', 'unverified'))).toBe(false);
    expect(isSecondFactorMissing(session('aal1'))).toBe(false);
    expect(isSecondFactorMissing({ access_token: unsignedToken({ aal: 'aal1' }), user: {} })).toBe(false);
    expect(isSecondFactorMissing({ access_token: 'no token', user: { factors: 'many' } })).toBe(false);
  });
});
