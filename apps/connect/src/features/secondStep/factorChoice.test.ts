import type { SecondFactor, SecondFactorKind } from '@grow/core/security';
import { describe, expect, it } from 'vitest';
import { firstFactor } from './factorChoice';

const factor = (id: string, kind: SecondFactorKind): SecondFactor => ({
  id,
  kind,
  name: undefined,
  isVerified: true,
  createdAt: new Date(0),
});
const phone = factor('p', 'phone');
const key = factor('k', 'webauthn');
const app = factor('t', 'totp');

describe('the factor that is offered first', () => {
  it('is the one used last here', () => {
    expect(firstFactor([app, key, phone], 'p')).toBe(phone);
  });

  it('is else the quickest', () => {
    expect(firstFactor([phone, key, app], null)).toBe(app);
    expect(firstFactor([phone, key], 'gone')).toBe(key);
    expect(firstFactor([phone], null)).toBe(phone);
    expect(firstFactor([], 'p')).toBeUndefined();
  });
});
