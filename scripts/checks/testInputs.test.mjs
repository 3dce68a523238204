// A result is taken from the last run where nothing that the tests read has changed: turbo has to know all that they read.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import path from 'node:path';
import { bin } from '../testRun/steps.mjs';
import { root } from '../setup/run.mjs';

/** What tests read outside of their package and of those it depends on. */
const readOutside = {
  '@grow/core#test': ['deploy/publicKey.cases.json', 'packages/backend/supabase/config.toml'],
  '@grow/backend#test': [
    'deploy/doctor/cli.mjs',
    'docs/deploy.md',
    'package.json',
    'packages/core/src/db/database.types.ts',
    'packages/core/src/db/databaseLevel.ts',
  ],
  '@grow/site#test': ['deploy/server.mjs'],
  '@grow/connect#test-backend': [
    'packages/backend/src/cli.ts',
    'packages/backend/supabase/config.toml',
    'packages/local-supabase/src/startLocalSupabase.ts',
    'packages/local-supabase/src/bootstrap/auth.sql',
  ],
};

test('tests run again when a file outside of their package has changed', async () => {
  const { output } = await bin('turbo', 'run', 'test', 'test-backend', '--dry=json')({});
  const { tasks } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  for (const [name, files] of Object.entries(readOutside)) {
    const { directory, inputs } = tasks.find(({ taskId }) => taskId === name);
    const known = Object.keys(inputs).map((file) => path.relative(root, path.join(root, directory, file)));
    assert.deepEqual(
      files.filter((file) => !known.includes(file)),
      [],
      name,
    );
  }
});
