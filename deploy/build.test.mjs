// The deploy step: each app on its own, and nothing half-written.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, test } from 'node:test';
import { buildDeployment } from './build.mjs';
import { mapTexts } from './nginxApp.mjs';
import { isPublicKey } from './publicKey.mjs';
import { startWebServer } from './server.mjs';
import { config, writeFixture } from './testing/fixture.mjs';

let folder;
let out;
const place = { listen: '8080', serverName: '_' };
const read = (name) => readFileSync(join(out, name), 'utf8');
const build = (apps, more = {}) => {
  const named = Object.fromEntries(apps.map((name) => [name, join(folder, name)]));
  return buildDeployment({ apps: named, out, root: '/srv/grow', config, place, ...more });
};

beforeEach(() => {
  folder = writeFixture();
  out = join(folder, 'out');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an app is written alone and leaves the other as it was', async () => {
  await build(['site']);
  assert.ok(!existsSync(join(out, 'grow-connect')));
  const site = read('grow-site/policies.map');
  await build(['connect']);
  assert.equal(read('grow-site/policies.map'), site);
  assert.match(read('grow-connect/plain/index.html'), /id="grow-config"/);
});

test('a page reports when a share of visits was given, and says nothing of it otherwise', async () => {
  const page = () => read('grow-connect/plain/index.html');
  await build(['connect']);
  assert.doesNotMatch(page(), /report/);
  await build(['connect'], { config: { ...config, reportShare: 0.1 } });
  assert.match(page(), /<script type="application\/json" id="grow-config" data-report-share="0.1">/);
  await build(['connect'], { config: { ...config, reportShare: 0 } });
  assert.doesNotMatch(page(), /report/);
  for (const reportShare of [1.1, -1, Number.NaN])
    await assert.rejects(build(['connect'], { config: { ...config, reportShare } }), /--report-share/);
});

test('the server is the same whichever app was written, and speaks of the place where it will lie', async () => {
  await build(['site']);
  const first = read('grow.conf');
  await build(['connect']);
  assert.equal(read('grow.conf'), first);
  assert.match(first, /root "\/srv\/grow";/);
  assert.ok(!first.includes(folder));
});

test('what an earlier build left is gone, and a build that breaks off changes nothing', async () => {
  await build(['site']);
  writeFileSync(join(out, 'grow-site/plain/old.js'), '');
  rmSync(join(folder, 'site/404.html'));
  await assert.rejects(build(['site']), /404\.html/);
  assert.ok(existsSync(join(out, 'grow-site/plain/old.js')));
  writeFileSync(join(folder, 'site/404.html'), '<title>gone</title>');
  await build(['site']);
  assert.ok(!existsSync(join(out, 'grow-site/plain/old.js')));
});

test('with a certificate the server speaks https and sends http there', async () => {
  const secure = {
    listen: '443',
    serverName: 'www.example.org',
    certificate: '/c.pem',
    certificateKey: '/k.pem',
  };
  await build(['site'], { place: secure });
  assert.match(read('grow.conf'), /listen 443 ssl http2;\n +listen \[::\]:443 ssl http2;/);
  assert.match(read('grow.conf'), /return 308 https:\/\/\$host\$request_uri;/);
});

test('a name that nginx cannot be told stops the build', () => {
  const rules = { locales: [] };
  const area = { name: 'site', base: '/', fallback: null, notFound: '404.html' };
  const files = [{ name: 'a$b/index.html', isDocument: true, policy: "default-src 'none'" }];
  assert.throws(() => mapTexts(rules, area, files), /dollar/);
});

for (const [args, named] of [
  [[], /supabaseUrl is required/],
  [['--url', 'https://a.example'], /supabaseKey is required/],
  [['--url', 'https://a.example', '--key', 'sb_publishable_k', '--app', 'blog'], /no app called blog/],
  [['--url', 'https://a.example', '--key', 'sb_publishable_k', '--cert', 'a.pem'], /go together/],
  [['--nope'], /--nope/],
]) {
  test(`build.mjs ${args.join(' ')} says what is wrong and how it is called`, () => {
    const program = join(import.meta.dirname, 'build.mjs');
    const { status, stderr } = spawnSync(process.execPath, [program, ...args, '--out', out], {
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.match(stderr, named);
    assert.match(stderr, /--url <project address>/);
  });
}

const keys = JSON.parse(readFileSync(new URL('./publicKey.cases.json', import.meta.url), 'utf8'));

for (const { what, key, isPublic } of keys) {
  test(`${what} ${isPublic ? 'may stand' : 'never stands'} in a page`, () => {
    assert.equal(isPublicKey(key), isPublic);
  });
}

for (const { what, key } of keys.filter(({ key, isPublic }) => key && !isPublic)) {
  const secret = { supabaseUrl: config.supabaseUrl, supabaseKey: key };

  test(`${what} is stamped by neither the build nor the server, and what was there stays`, async () => {
    await build(['site']);
    const page = read('grow-site/plain/index.html');
    await assert.rejects(build(['site', 'connect'], { config: secret }), /sb_publishable_/);
    assert.equal(read('grow-site/plain/index.html'), page);
    assert.ok(!existsSync(join(out, 'grow-connect')));
    const folders = { siteDir: join(folder, 'site'), connectDir: join(folder, 'connect') };
    await assert.rejects(startWebServer({ port: 0, ...folders, config: secret }), /sb_publishable_/);
  });

  test(`build.mjs --key refuses ${what} in words, without repeating it`, () => {
    const program = join(import.meta.dirname, 'build.mjs');
    const args = ['--url', 'https://a.example', '--key', key, '--out', out];
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, /supabaseKey is not the publishable key/);
    assert.ok(!`${stdout}${stderr}`.includes(key));
    assert.ok(!existsSync(out));
  });
}
