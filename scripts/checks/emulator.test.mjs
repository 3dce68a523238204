// The emulator takes any project folder: it names nothing of GROW. That it imports no other package, eslint.boundaries.js holds.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { root, run } from '../setup/run.mjs';

const folder = 'packages/local-supabase';

/** Words of the product, and names that only it uses; the package's own name is no mention. */
const words = [
  /GROW(?:_\w+)?/,
  /(?<!@)\bgrow\b(?!\/local-supabase)/i,
  /@grow\/(?!local-supabase)[\w-]+/,
  /\b(?:teams?|seasons?|mentors?|participants?|organisers?|orga|demo)\b/i,
];

async function filesOfEmulator() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', folder];
  const { output } = await run('git', args, { capture: true });
  return output.split('\0').filter((file) => file !== '');
}

/** Tables and functions of GROW whose names no other project would happen to have: those of several words. */
async function namesOfSchema() {
  const folder = path.join(root, 'packages/backend/supabase/migrations');
  const texts = await Promise.all(
    (await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const made = /^create (?:or replace )?(?:table|view|function) (?:public|private)\.(\w+_\w+)/gm;
  return [...new Set([...texts.join('\n').matchAll(made)].map(([, name]) => name))];
}

const mentions = (text, names) => [
  ...words.flatMap((word) => new RegExp(word, word.flags).exec(text)?.[0] ?? []),
  ...names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)),
];

test('the emulator names nothing of GROW', async () => {
  const names = await namesOfSchema();
  assert.ok(names.length > 100, 'tables and functions were found in the migrations');
  const found = [];
  for (const file of await filesOfEmulator()) {
    const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
    for (const name of mentions(text, names)) found.push(`${file}: ${name}`);
  }
  assert.deepEqual(found, []);
});

test('a mention is found', () => {
  const text = 'const x = process.env.GROW_SMTP_HOST; // a seat in a team, asked by team_requests';
  assert.deepEqual(mentions(text, ['team_requests']), ['GROW_SMTP_HOST', 'team', 'team_requests']);
  assert.deepEqual(mentions("import { x } from '@grow/local-supabase/testing'", []), []);
});
