import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadApiKeys, roleOfApiKey } from '.';

test('a data directory has its own two keys, kept private, each standing for one role', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'local-supabase-keys-'));
  const other = await mkdtemp(path.join(tmpdir(), 'local-supabase-keys-'));
  const keys = await loadApiKeys(dataDir);
  expect(await loadApiKeys(dataDir)).toEqual(keys);
  expect((await stat(path.join(dataDir, 'api-keys.json'))).mode & 0o777).toBe(0o600);
  expect(keys.publishableKey).toMatch(/^sb_publishable_[\w-]{32}$/);
  expect(keys.secretKey).toMatch(/^sb_secret_[\w-]{32}$/);
  expect(roleOfApiKey(keys, keys.publishableKey)).toBe('anon');
  expect(roleOfApiKey(keys, keys.secretKey)).toBe('service_role');
  expect(roleOfApiKey(keys, `${keys.secretKey}x`)).toBeNull();
  expect(roleOfApiKey(keys, '')).toBeNull();
  expect(roleOfApiKey(keys, (await loadApiKeys(other)).secretKey)).toBeNull();
  await Promise.all([dataDir, other].map((each) => rm(each, { recursive: true })));
});
