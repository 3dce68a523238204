// The version of a build: the same for the same files, another for any other.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { VERSION_MARK, writeVersion } from './version.mjs';

const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function built(files) {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ '.vite/manifest.json': '{}', ...files })) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const page = `<meta name="grow-version" content="${VERSION_MARK}">`;
const files = { 'index.html': page, 'assets/a.js': 'export {};' };
const about = { app: 'connect', database: '20240101000000' };

test('the same files have one version wherever they lie, and documents know it', () => {
  const [one, other] = [built(files), built(files)];
  const version = writeVersion(one, about);
  assert.match(version, /^[0-9a-f]{12}$/);
  assert.equal(writeVersion(other, about), version);
  assert.deepEqual(JSON.parse(readFileSync(join(one, 'version.json'), 'utf8')), {
    app: 'connect',
    version,
    database: '20240101000000',
  });
  assert.equal(readFileSync(join(one, 'index.html'), 'utf8'), page.replace(VERSION_MARK, version));
});

test('another byte, another name and one more file make another version, notes of tools do not', () => {
  const version = writeVersion(built(files), about);
  for (const other of [
    { 'assets/a.js': 'export { };' },
    { 'assets/b.js': 'export {};' },
    { 'index.html': `${page} ` },
  ])
    assert.notEqual(writeVersion(built({ ...files, ...other }), about), version);
  assert.equal(writeVersion(built({ ...files, '.vite/manifest.json': '{"a":1}' }), about), version);
});
