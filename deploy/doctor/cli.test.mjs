// The doctor as a program: what it says of a wrong call, of a project that is down, and of the pages beside it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startWebServer } from '../server.mjs';
import { writeFixture } from '../testing/fixture.mjs';
import { freePort } from '../testing/nginx.mjs';
import { writeVersion } from '../version.mjs';

const program = join(import.meta.dirname, 'cli.mjs');
const key = 'sb_publishable_0000000000000000000000_00000000';
const secret = 'sb_secret_0000000000000000000000_00000000';

function run(args, variables = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: { PATH: process.env.PATH, ...variables },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('close', (code) => resolve({ code, output }));
  });
}

let folder;
let server;
let url;
before(async () => {
  folder = writeFixture();
  for (const app of ['site', 'connect']) writeVersion(join(folder, app), { app, database: '20240101000000' });
  url = `http://localhost:${await freePort()}`;
  const dirs = { siteDir: join(folder, 'site'), connectDir: join(folder, 'connect') };
  server = await startWebServer({ port: 0, ...dirs, config: { supabaseUrl: url, supabaseKey: key } });
});
after(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

for (const [title, args, variables, words] of [
  ['no address', ['--key', key], {}, /--url must be an address/],
  ['an address that is none', ['--url', 'grow', '--key', key], {}, /--url must be an address/],
  ['an address without https', ['--url', 'http://example.org', '--key', key], {}, /https:\/\//],
  ['no key', ['--url', 'https://example.org'], {}, /--key is missing/],
  ['an option that there is not', ['--uri', 'https://example.org'], {}, /--uri/],
  [
    'keys the wrong way round',
    ['--url', 'https://example.org', '--key', key],
    { GROW_SECRET_KEY: key },
    /is a publishable key/,
  ],
])
  test(`${title} is refused in words that name the option`, async () => {
    const { code, output } = await run(args, variables);
    assert.equal(code, 1);
    assert.match(output, words);
    assert.match(output, /pnpm run doctor --url/);
    assert.doesNotMatch(output, /at .*\.mjs:/);
  });

test('a project that is down is one line, its pages are asked all the same, and no key is said', async () => {
  const { code, output } = await run(['--url', url, '--key', secret, '--site', server.url]);
  assert.equal(code, 1);
  assert.match(
    output,
    /^missing +project: http:\S+ does not answer: nothing answers there\.\n +→ Give --url/m,
  );
  assert.match(output, /^not asked +migrations/m);
  for (const line of [
    'headers site',
    'policy connect',
    'caching site',
    'compression connect',
    'paths',
    'pages’ project',
  ])
    assert.match(output, new RegExp(`^ok +${line}: `, 'm'));
  assert.match(output, /^not asked +version connect: It is [0-9a-f]{12}/m);
  assert.match(output, /^\d+ ok, 0 warning, 1 missing, \d+ not asked$/m);
  assert.doesNotMatch(output, new RegExp(secret));
});

test('findings come as JSON for who reads them by a program', async () => {
  const { output } = await run(['--url', url, '--key', key, '--json']);
  const { findings } = JSON.parse(output);
  assert.equal(findings[0].check, 'project');
  for (const { status, mend } of findings) assert.ok(status === 'ok' || mend, JSON.stringify(findings));
});
