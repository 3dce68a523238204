import { createChunks, isChunkLike, stringFromBase64URL, stringToBase64URL } from '@supabase/ssr';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { belongsToKey, decodeValue, encodeValue, splitIntoChunks } from './cookieEncoding';

describe('cookie chunking', () => {
  test.each([
    [3180, ['k']],
    [3181, ['k.0', 'k.1']],
    [6360, ['k.0', 'k.1']],
    [6361, ['k.0', 'k.1', 'k.2']],
  ])('a value of URI-encoded length %i becomes %j', (length, names) => {
    const chunks = splitIntoChunks('k', 'a'.repeat(length));
    expect(chunks.map((chunk) => chunk.name)).toEqual(names);
    expect(chunks.map((chunk) => chunk.value).join('')).toBe('a'.repeat(length));
  });

  test('1000 emoji are cut between characters: 530/530/530/410', () => {
    expect(splitIntoChunks('k', '🌱'.repeat(1000)).map((chunk) => chunk.value.length)).toEqual([
      530, 530, 530, 410,
    ]);
  });

  test('cuts any text as the reference package does', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 4000 });
    fc.assert(
      fc.property(text, (value) => {
        expect(splitIntoChunks('k', value)).toEqual(createChunks('k', value));
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    'k',
    'k.0',
    'k.10',
    'k.01',
    'k.-1',
    'k.0.0',
    'k.',
    'kk',
    'k-mark',
    'k-code-verifier',
    'K.0',
    'k.1e1',
  ])('judges the cookie name %s as the reference package does', (name) => {
    expect(belongsToKey(name, 'k')).toBe(isChunkLike(name, 'k'));
  });

  test('k, k.0 and k.10 belong; k.01, k.-1 and k.0.0 do not', () => {
    const names = ['k', 'k.0', 'k.10', 'k.01', 'k.-1', 'k.0.0'];
    expect(names.filter((name) => belongsToKey(name, 'k'))).toEqual(['k', 'k.0', 'k.10']);
  });

  test('encodes and decodes JSON as the reference package does, in both directions', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value);
        expect(encodeValue(json)).toBe(`base64-${stringToBase64URL(json)}`);
        expect(decodeValue(encodeValue(json))).toBe(json);
        expect(stringFromBase64URL(encodeValue(json).slice('base64-'.length))).toBe(json);
      }),
    );
  });

  test.each(['base64-%%%', 'base64-AAAA', 'base64-eyJhIjo', 'base64-_w'])(
    'a damaged value %s is nothing',
    (stored) => {
      expect(decodeValue(stored)).toBeNull();
    },
  );
});
