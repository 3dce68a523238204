// What is set in supabase/config.toml for a hosted project holds here, too.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { MAX_ROWS } from '../rest/createRestEngine';
import { MAX_OBJECT_BYTES } from '../storage/uploadBody';

const settings = await readFile(join(inject('projectFolder'), 'supabase/config.toml'), 'utf8');

it('ends an answer at the same number of rows', () => {
  expect(settings).toMatch(new RegExp(`^max_rows = ${MAX_ROWS}$`, 'm'));
});

it('refuses a file of the same size', () => {
  expect(settings).toMatch(new RegExp(`^file_size_limit = "${MAX_OBJECT_BYTES / 1024 / 1024}MiB"$`, 'm'));
});
