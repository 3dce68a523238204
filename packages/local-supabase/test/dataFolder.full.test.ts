// What the program says when its data folder cannot be used: which file it is, what is lost and the way out.
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError } from '../src/DataFolderError';
import { loadApiKeys } from '../src/keys';
import { loadLinkKey } from '../src/storage/signing';
import { copyPreparedData } from '../src/testing/preparedDataDir';
import { loadSigningKeys } from '../src/tokens';
import { sampleFolder } from './sampleFolder';

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
const script = fileURLToPath(new URL('startsAndStops.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-supabase data '));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Ended = { code: number; output: string };

const run = (args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { timeout: 60_000 };
    execFile(process.execPath, ['--import', 'tsx', ...args], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });

/** The program itself, on a free port; it would run on, so it is only for folders with which it cannot start. */
const start = (dataDir: string): Promise<Ended> =>
  run([cli, 'start', '--project', sampleFolder, '--data', dataDir, '--port', '0']);

function expectWayOut({ code, output }: Ended, ...said: string[]): void {
  expect(code).toBe(1);
  for (const words of ['Nothing was changed.', ...said]) expect(output).toContain(words);
  expect(output).not.toMatch(/^ {4}at |SyntaxError|TypeError/m);
  expect(output.trim().split('\n')).toHaveLength(1);
}

const validKey = { kty: 'EC', crv: 'P-256', x: 'AAAA', y: 'AAAA', d: 'AAAA', kid: 'one' };

const apiKeys = { name: 'api-keys.json', load: loadApiKeys, said: 'makes new keys' };
const signingKeys = { name: 'signing-keys.json', load: loadSigningKeys, said: 'logs in again' };
const linkKey = { name: 'storage-link-key', load: loadLinkKey, said: 'links to files' };

describe('a damaged file', () => {
  it.each([
    { ...apiKeys, text: '' },
    { ...apiKeys, text: '{"publishableKey": "sb_publishable_' },
    { ...apiKeys, text: 'null' },
    { ...apiKeys, text: '{"publishableKey": 7, "secretKey": {}}' },
    { ...signingKeys, text: '{"keys": [' },
    { ...signingKeys, text: '{"keys": {}}' },
    { ...signingKeys, text: '{"keys": []}' },
    { ...signingKeys, text: JSON.stringify({ keys: [validKey] }) },
    { ...linkKey, text: '' },
    { ...linkKey, text: 'short' },
  ])('$name that holds $text is refused with what is lost without it', async ({ name, text, load, said }) => {
    await writeFile(join(folder, name), text);
    await expect(load(folder)).rejects.toThrow(DataFolderError);
    await expect(load(folder)).rejects.toThrow(said);
  });

  it.each([apiKeys, signingKeys, linkKey])('$name ends a start and is kept', async ({ name, said }) => {
    const file = join(folder, name);
    await writeFile(file, 'broken');
    expectWayOut(await start(folder), file, said);
    expect(await readFile(file, 'utf8')).toBe('broken');
  });

  it('says so of a folder in its place', async () => {
    const file = join(folder, 'api-keys.json');
    await mkdir(file);
    expectWayOut(await start(folder), file, 'it is a folder');
  });

  it('goes on with the same data once the way out was taken', async () => {
    await copyPreparedData(folder);
    const file = join(folder, 'api-keys.json');
    await writeFile(file, '{');
    expectWayOut(await start(folder), file);
    await rm(file);
    expect(await run([script, folder])).toEqual({ code: 0, output: 'started\n' });
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty('secretKey');
  });
});

describe('a data folder that cannot be used', () => {
  it('is a file', async () => {
    const file = join(folder, 'data');
    await writeFile(file, 'somebody’s letter');
    expectWayOut(await start(file), file, 'a file stands in its place', 'choose another data folder');
    expectWayOut(
      await start(join(file, 'inside')),
      file,
      'a file stands in its place',
      'choose another data folder',
    );
    expect(await readFile(file, 'utf8')).toBe('somebody’s letter');
  });

  it('is closed to writing', async () => {
    const closed = join(folder, 'closed');
    await mkdir(closed, { mode: 0o555 });
    const ended = await run([script, join(closed, 'data'), 'as-ordinary-user']);
    expectWayOut(ended, join(closed, 'data'), 'may not be written to', 'choose another data folder');
  });

  it('may not be written to, though it is there', async () => {
    // A folder of the system that belongs to somebody else.
    const ended = await run([script, '/usr', 'as-ordinary-user']);
    expectWayOut(ended, '/usr', 'may not be written to', 'choose another data folder');
  });
});
