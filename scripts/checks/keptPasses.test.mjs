import assert from 'node:assert/strict';
import test from 'node:test';
import { fileAt, hashOfBuilt, importedFiles, isKept, passesOf } from '../testRun/keptPasses.mjs';

const built = new Map([
  ['/index.html', 'home'],
  ['/events/index.html', 'events'],
  ['/404.html', 'nothing'],
  ['/connect/index.html', 'shell'],
  ['/connect/assets/entry-AAAAAAAA.js', 'entry'],
]);

test('a built file counts as another once its own text changes, not once a file that it names does', () => {
  const of = (text, name = 'entry-AAAAAAAA.js') => hashOfBuilt(name, Buffer.from(text));
  assert.equal(of('import("./Teams-Ab3_-xyZ.js")'), of('import("./Teams-Zz3_-xyA.js")'));
  assert.notEqual(of('import("./Teams-Ab3_-xyZ.js")'), of('import("./Team-Ab3_-xyZ.js")'));
  assert.notEqual(of('a', 'font.woff2'), of('b', 'font.woff2'));
});

test('another version of the whole build makes neither its document nor its version.json another file', () => {
  const page = (version) =>
    hashOfBuilt('index.html', Buffer.from(`<meta name="grow-version" content="${version}" />`));
  const json = (version, database) =>
    hashOfBuilt('version.json', Buffer.from(JSON.stringify({ app: 'connect', version, database })));
  assert.equal(page('0123456789ab'), page('ba9876543210'));
  assert.equal(json('0123456789ab', '1'), json('ba9876543210', '1'));
  assert.notEqual(json('0123456789ab', '1'), json('0123456789ab', '2'));
});

test('an address that no file has is the page that answers it', () => {
  assert.equal(fileAt('/connect/assets/entry-AAAAAAAA.js', built), 'entry');
  assert.equal(fileAt('/events', built), 'events');
  assert.equal(fileAt('/events/', built), 'events');
  assert.equal(fileAt('/', built), 'home');
  assert.equal(fileAt('/connect/teams/x', built), 'shell');
  assert.equal(fileAt('/gone', built), 'nothing');
  assert.equal(fileAt('*', built), undefined);
});

test('a pass is kept while every file that was opened is still built', () => {
  const inputs = { files: ['entry', 'shell'] };
  assert.equal(isKept(inputs, built), true);
  assert.equal(isKept({ files: ['entry', 'older shell'] }, built), false);
  assert.equal(isKept({ all: 'another build' }, built), false);
});

test('only what passed at once is a pass, named as the list of tests names it', () => {
  const one = (status, results, title = 'opens') => ({
    file: 'a/b.spec.ts',
    title,
    tests: [{ projectName: 'phone', status, results }],
  });
  const passed = { annotations: [{ type: 'opened', description: '/\n/connect' }] };
  const report = {
    suites: [
      {
        title: 'a/b.spec.ts',
        file: 'a/b.spec.ts',
        suites: [{ title: 'a door', file: 'a/b.spec.ts', specs: [one('expected', [passed])] }],
        specs: [
          one('expected', [passed], 'a › b'),
          one('flaky', [{}, passed]),
          one('unexpected', [{}]),
          one('skipped', [{}]),
        ],
      },
    ],
  };
  assert.deepEqual(passesOf(report), [
    { file: 'a/b.spec.ts', line: '[phone] › a/b.spec.ts › a door › opens', opened: ['/', '/connect'] },
  ]);
});

test('of other packages the browser tests run again for what they import, and for nothing else', async () => {
  const files = await importedFiles();
  assert.ok(files.includes('packages/core/src/testing/index.ts'));
  assert.ok(files.includes('packages/ui/src/outlines/index.ts'));
  assert.deepEqual(
    files.filter((file) => file.startsWith('packages/core/src/handIn/') || file.includes('node_modules')),
    [],
  );
});
