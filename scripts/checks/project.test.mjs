// The apps run against the local backend, or against the project that is named.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { namedProject, servedProject } from '../setup/project.mjs';

const url = 'https://abc.supabase.example';
const key = 'sb_publishable_0123456789';

test('without the two variables the local backend is meant', () => {
  assert.equal(namedProject({}), undefined);
  assert.equal(namedProject({ GROW_SUPABASE_URL: '', GROW_SUPABASE_KEY: '' }), undefined);
});

test('a named project is taken, its address without a slash at the end', () => {
  const env = { GROW_SUPABASE_URL: `${url}/`, GROW_SUPABASE_KEY: ` ${key} ` };
  assert.deepEqual(namedProject(env), { url, publishableKey: key });
  assert.deepEqual(servedProject(env), { url, publishableKey: key });
});

test('half a name, no address and a secret key are refused by the names of the variables', () => {
  const refused = [
    [{ GROW_SUPABASE_URL: url }, /GROW_SUPABASE_KEY is missing/],
    [{ GROW_SUPABASE_KEY: key }, /GROW_SUPABASE_URL is missing/],
    [{ GROW_SUPABASE_URL: 'abc', GROW_SUPABASE_KEY: key }, /GROW_SUPABASE_URL is required and must be/],
    [
      { GROW_SUPABASE_URL: url, GROW_SUPABASE_KEY: 'sb_secret_0123' },
      /GROW_SUPABASE_KEY is not the publishable/,
    ],
  ];
  for (const [env, words] of refused) assert.throws(() => namedProject(env), words);
});

test('the local backend is found by the file it writes, and missed in words', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'grow-project-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const GROW_ENV_FILE = path.join(folder, 'env.json');
  assert.throws(() => servedProject({ GROW_ENV_FILE }), /No backend is running here/);
  writeFileSync(GROW_ENV_FILE, JSON.stringify({ url: 'http://localhost:1', publishableKey: key }));
  assert.equal(servedProject({ GROW_ENV_FILE }).url, 'http://localhost:1');
});
