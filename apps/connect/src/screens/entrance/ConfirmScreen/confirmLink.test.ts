import { describe, expect, it } from 'vitest';
import { linkFromSearch, newLinkPath, nextOfRecovery } from './confirmLink';

const read = (query: string) => linkFromSearch(new URLSearchParams(query));

describe('the link of a mail', () => {
  it('names a token and what it is for', () => {
    expect(read('token_hash=abc&type=recovery&next=x')).toEqual({ tokenHash: 'abc', type: 'recovery' });
  });

  it.each(['', 'token_hash=abc', 'type=email', 'token_hash=&type=email', 'token_hash=abc&type=sms'])(
    'is incomplete: %s',
    (query) => {
      expect(read(query)).toBeUndefined();
    },
  );

  it('is asked for again where it came from', () => {
    expect(newLinkPath('recovery')).toBe('/reset');
    expect(newLinkPath('email')).toBe('/login?with=mail');
    expect(newLinkPath(undefined)).toBe('/login?with=mail');
  });

  it('leads on after a new password, to the same origin only', () => {
    const origin = 'http://localhost:3000';
    const next = `${origin}/connect/reset/new?next=%2Fconnect%2Fteams`;
    expect(nextOfRecovery(next, origin)).toBe('/connect/teams');
    expect(nextOfRecovery(next.slice(origin.length), origin)).toBe('/connect/teams');
    expect(nextOfRecovery(`${origin}/connect/reset/new?next=//evil.example`, origin)).toBeUndefined();
    expect(nextOfRecovery('http://evil.example/?next=/connect', origin)).toBeUndefined();
    expect(nextOfRecovery(null, origin)).toBeUndefined();
  });
});
