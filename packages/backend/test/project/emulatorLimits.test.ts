// What is set in supabase/config.toml for a hosted project and fixed in the emulator has to be the same in both.
import { MAX_OBJECT_BYTES } from '@grow/local-supabase/testing';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/projectFolder';

it('refuses a file of the same size', async () => {
  const settings = await readFile(join(projectFolder, 'supabase/config.toml'), 'utf8');
  expect(settings).toMatch(new RegExp(`^file_size_limit = "${MAX_OBJECT_BYTES / 1024 / 1024}MiB"$`, 'm'));
});
