import { beforeEach, describe, expect, it } from 'vitest';
import { DRAFT_PREFIX, forgetAtSignOut, forgetPerson } from './localTraces';

const refusing = (): Storage => {
  throw new DOMException('x', 'SecurityError');
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('what a person leaves in a browser', () => {
  it('signing out forgets every draft, the language of the profile and nothing else', () => {
    const drafts = [`${DRAFT_PREFIX}profile-mara`, `${DRAFT_PREFIX}profile-jonas`];
    for (const key of [...drafts, 'grow-theme', 'grow-profile-locale', 'other'])
      window.localStorage.setItem(key, 'x');
    forgetAtSignOut(() => window.localStorage);
    expect(Object.keys(window.localStorage).sort()).toEqual(['grow-theme', 'other']);
  });

  it('a deleted account leaves only the look and the language', async () => {
    for (const key of ['grow-welcome-mara', 'grow-theme', 'grow-locale', 'grow-profile-locale'])
      window.localStorage.setItem(key, 'x');
    window.sessionStorage.setItem('grow-typed-email', 'mara@example.org');
    document.cookie = 'sb-localhost-auth-token-code-verifier=x; Path=/';
    document.cookie = 'other=x; Path=/';
    await forgetPerson(window);
    expect(document.cookie).toBe('other=x');
    expect(Object.keys(window.localStorage).sort()).toEqual(['grow-locale', 'grow-theme']);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('a storage that refuses holds nothing to forget', () => {
    expect(() => forgetAtSignOut(refusing)).not.toThrow();
  });
});
