import { forgetPerson } from '@grow/shell';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepRequestDraft, readRequestDraft, tooManyCharacters, type DraftOwner } from './requestDraft';

const storage = () => window.localStorage;
const owner: DraftOwner = { userId: 'mara', kind: 'ask', to: 'moos' };
const draft = { message: 'Ich löte 🔧\nabends <b>', roleId: 'r1' };
const nothing = { message: '', roleId: '' };

beforeEach(() => window.localStorage.clear());

describe('what is typed to a team', () => {
  it('is there again, for this person and this team alone', () => {
    keepRequestDraft(storage, owner, draft);
    expect(readRequestDraft(storage, owner)).toEqual(draft);
    expect(readRequestDraft(storage, { ...owner, userId: 'ben' })).toEqual(nothing);
    expect(readRequestDraft(storage, { ...owner, to: 'pegel' })).toEqual(nothing);
    expect(readRequestDraft(storage, { ...owner, kind: 'invite' })).toEqual(nothing);
  });

  it('leaves nothing behind once it is empty, or the account is gone', async () => {
    keepRequestDraft(storage, owner, draft);
    keepRequestDraft(storage, owner, nothing);
    expect(window.localStorage).toHaveLength(0);
    keepRequestDraft(storage, owner, draft);
    await forgetPerson(window);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '7', '"x"', '[]', '{"message":7,"roleId":{}}'])('takes %s as not typed', (junk) => {
    keepRequestDraft(storage, owner, draft);
    window.localStorage.setItem(window.localStorage.key(0) ?? '', junk);
    expect(readRequestDraft(storage, owner)).toEqual(nothing);
  });

  it('does without a storage', () => {
    const refuses = () => {
      throw new Error('denied');
    };
    expect(() => keepRequestDraft(refuses, owner, draft)).not.toThrow();
    expect(readRequestDraft(refuses, owner)).toEqual(nothing);
  });
});

describe('tooManyCharacters', () => {
  it('counts as the database does: a sign of several parts of UTF-16 is one, blanks around do not count', () => {
    expect(tooManyCharacters('x'.repeat(600))).toBe(0);
    expect(tooManyCharacters('x'.repeat(601))).toBe(1);
    expect(tooManyCharacters('🔧'.repeat(600))).toBe(0);
    expect(tooManyCharacters(`  ${'x'.repeat(600)}\n`)).toBe(0);
  });
});
