// The release of core as CONTRIBUTING tells it, up to the step that cannot be taken back: versions and changelog are written in a
// copy of the workspace by the real tool, and nothing is sent.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { root } from '../setup/run.mjs';

const run = promisify(execFile);
const json = async (file) => JSON.parse(await readFile(file, 'utf8'));
const manifestOf = (folder, name) => json(path.join(folder, name, 'package.json'));

let copy;
let notes;
before(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'grow release '));
  for (const name of ['package.json', 'pnpm-workspace.yaml', '.changeset'])
    await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  for (const group of ['apps', 'packages'])
    for (const name of await readdir(path.join(root, group))) {
      await mkdir(path.join(copy, group, name), { recursive: true });
      const file = path.join(group, name, 'package.json');
      await cp(path.join(root, file), path.join(copy, file));
    }
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  notes = (await readdir(path.join(copy, '.changeset'))).filter((name) => /^(?!README).*\.md$/.test(name));
  // The tool asks git which commit brought a note.
  const git = (...args) =>
    run('git', ['-c', 'user.name=release', '-c', 'user.email=release@grow.example', ...args], { cwd: copy });
  await git('init', '--quiet');
  await git('add', '.changeset', 'package.json', 'apps', 'packages');
  await git('commit', '--quiet', '--message', 'Release');
  const tool = path.join(root, 'node_modules/@changesets/cli/bin.js');
  await run(process.execPath, [tool, 'version'], { cwd: copy });
});
after(() => rm(copy, { recursive: true, force: true }));

test('a note names core, says how much changes, and has words', async () => {
  for (const name of notes) {
    const text = await readFile(path.join(root, '.changeset', name), 'utf8');
    assert.match(text, /^---\n'@grow\/core': (patch|minor|major)\n---\n\n\S/, name);
  }
});

test('a release raises core by the largest of its notes, and nothing else', async () => {
  const before = await manifestOf(root, 'packages/core');
  const after = await manifestOf(copy, 'packages/core');
  const [major, minor] = before.version.split('.').map(Number);
  assert.equal(after.version, `${major}.${minor + 1}.0`);
  assert.deepEqual({ ...after, version: '' }, { ...before, version: '' });
  for (const name of ['backend', 'ui', 'shell', 'local-supabase', 'e2e'])
    assert.equal(
      (await manifestOf(copy, `packages/${name}`)).version,
      (await manifestOf(root, `packages/${name}`)).version,
      name,
    );
});

test('its changelog says every note, and the notes are gone', async () => {
  const changelog = await readFile(path.join(copy, 'packages/core/CHANGELOG.md'), 'utf8');
  for (const name of notes) {
    const text = await readFile(path.join(root, '.changeset', name), 'utf8');
    const [first] = text.split('---\n')[2].trim().split('\n');
    assert.ok(changelog.includes(first), `${name}: ${first}`);
  }
  const left = (await readdir(path.join(copy, '.changeset'))).filter((name) => notes.includes(name));
  assert.deepEqual(left, []);
});
