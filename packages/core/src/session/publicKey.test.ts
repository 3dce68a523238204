import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { supabaseUrl } from '../../test/clientWorld';
import { createGrowClient, readGrowConfig } from '.';
import { isPublicKey } from './publicKey';

// The deploy step refuses by the same table: it runs without a build, so it has a copy of the rule.
const table = new URL('../../../../deploy/publicKey.cases.json', import.meta.url);
const keys = JSON.parse(await readFile(table, 'utf8')) as { what: string; key: string; isPublic: boolean }[];
const secretKeys = keys.filter(({ key, isPublic }) => key !== '' && !isPublic);

test.each(keys)('$what: may stand in a page: $isPublic', ({ key, isPublic }) => {
  expect(isPublicKey(key)).toBe(isPublic);
});

describe.each(['document', 'importScripts'])('where there is a global %s', (name) => {
  afterEach(() => vi.unstubAllGlobals());

  test.each(keys.filter(({ isPublic }) => isPublic))('$what makes a client', ({ key }) => {
    vi.stubGlobal(name, {});
    expect(createGrowClient({ supabaseUrl, supabaseKey: key }).config.supabaseKey).toBe(key);
  });

  test.each(secretKeys)('$what is refused in words, without repeating it', ({ key }) => {
    vi.stubGlobal(name, {});
    for (const make of [
      () => createGrowClient({ supabaseUrl, supabaseKey: ` ${key}` }),
      () => readGrowConfig(JSON.stringify({ supabaseUrl, supabaseKey: key })),
    ]) {
      expect(make).toThrow(
        expect.objectContaining({
          code: 'configuration_invalid',
          message: expect.stringMatching(/supabaseKey.*publishable key/) as string,
        }) as Error,
      );
      expect(make).not.toThrow(key);
    }
  });
});

test.each(secretKeys)('$what is the server’s own affair', ({ key }) => {
  expect(createGrowClient({ supabaseUrl, supabaseKey: key }).config.supabaseKey).toBe(key);
});
