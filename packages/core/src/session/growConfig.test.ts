import { describe, expect, test } from 'vitest';
import { supabaseKey, supabaseUrl } from '../../test/clientWorld';
import { createGrowClient, readGrowConfig, sessionKeyOf } from '.';

describe('configuration', () => {
  test.each([
    ['supabaseUrl', '', supabaseKey],
    ['supabaseUrl', '   ', supabaseKey],
    ['supabaseUrl', 'localhost:54321', supabaseKey],
    ['supabaseUrl', 'ftp://example.test', supabaseKey],
    ['supabaseUrl', 'javascript:alert(1)', supabaseKey],
    ['supabaseUrl', 'http://', supabaseKey],
    ['supabaseKey', supabaseUrl, ''],
    ['supabaseKey', supabaseUrl, ' '],
  ])('%s is named when it is "%s" / "%s"', (setting, url, key) => {
    const make = () => createGrowClient({ supabaseUrl: url, supabaseKey: key });
    const expected = expect.objectContaining({
      code: 'configuration_invalid',
      message: expect.stringContaining(setting) as string,
    }) as Error;
    expect(make).toThrow(expected);
    expect(() => readGrowConfig(JSON.stringify({ supabaseUrl: url, supabaseKey: key }))).toThrow(expected);
  });

  test.each(['', '{', '[]', 'null', '{}', '{"supabaseUrl":1,"supabaseKey":2}'])(
    'the text %s is no configuration',
    (text) => {
      expect(() => readGrowConfig(text)).toThrow(
        expect.objectContaining({ code: 'configuration_invalid' }) as Error,
      );
    },
  );

  test('a good one is trimmed', () => {
    const text = JSON.stringify({ supabaseUrl: ` ${supabaseUrl}/ `, supabaseKey: ` ${supabaseKey} ` });
    expect(readGrowConfig(text)).toEqual({ supabaseUrl, supabaseKey });
  });

  test('the session is kept under sb-{first label of the host}-auth-token', () => {
    expect(sessionKeyOf('https://abcdef.supabase.co')).toBe('sb-abcdef-auth-token');
    expect(sessionKeyOf(supabaseUrl)).toBe('sb-localhost-auth-token');
  });
});
