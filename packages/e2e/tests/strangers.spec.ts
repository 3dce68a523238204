// Apps of strangers: `examples/` with the packed core in the place of the workspace, as somebody would build them elsewhere.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { packOutside, type Packed } from '../../core/test/outside/packed';
import { sameOnPhoneInFull } from '../src/full';
import { createPerson, type Person } from '../src/people';
import { stored } from '../src/profile';
import { currentStack, freePort } from '../src/stack';
import { expect, test } from '../src/test';

test.describe.configure({ mode: 'serial' });
// A password that is wrong is answered with 400.
test.use({ expectedConsole: [/Failed to load resource/] });

const examples = path.resolve(import.meta.dirname, '../../../examples');
const run = promisify(execFile);

let packed: Packed;
let person: Person;
const running: ChildProcess[] = [];

const folderOf = (example: string): string => path.join(packed.project, example);

function variables(): NodeJS.ProcessEnv {
  const { url, publishableKey } = currentStack();
  return { ...process.env, GROW_SUPABASE_URL: url, GROW_SUPABASE_KEY: publishableKey };
}

async function build(example: string, ...commands: string[][]): Promise<void> {
  await cp(path.join(examples, example), folderOf(example), { recursive: true });
  for (const [name = '', ...args] of commands)
    await run(packed.binary(name), args, { cwd: folderOf(example), env: variables() }).catch(
      (cause: unknown) => {
        // Compilers say what is wrong on stdout, which the message leaves out.
        throw new Error(`${name}: ${(cause as { stdout?: string }).stdout ?? ''}`, { cause });
      },
    );
}

/** Starts a server of an example and waits until it answers; resolves to its address. */
async function serve(example: string, command: string, args: (port: number) => string[]): Promise<string> {
  const port = await freePort();
  const env = { ...variables(), PORT: String(port) };
  const child = spawn(command, args(port), { cwd: folderOf(example), env, stdio: 'inherit' });
  running.push(child);
  const address = `http://localhost:${port}/`;
  await expect
    .poll(() =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return address;
}

test.beforeAll(async () => {
  packed = await packOutside();
  person = await createPerson();
});

test.afterAll(async () => {
  for (const child of running) child.kill();
  await packed.remove();
});

test(
  'a page of plain Vite logs in, saves a profile and its picture, and stays logged in',
  sameOnPhoneInFull,
  async ({ page }) => {
    await build('browser', ['tsc', '-p', '.'], ['vite', 'build', '--logLevel', 'error']);
    await page.goto(
      await serve('browser', packed.binary('vite'), (port) => [
        'preview',
        ...['--host', 'localhost', '--port', String(port), '--strictPort', '--logLevel', 'error'],
      ]),
    );
    await expect(page.getByRole('heading', { name: /^Events \(\d+\)$/ })).toBeVisible();
    expect(await page.getByRole('listitem').count()).toBeGreaterThan(0);

    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toContainText('invalid_credentials');
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PARTICIPANT');

    await page.getByLabel('About you').fill('Written in the app of a stranger.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect((await stored(person.userId)).bio).toBe('Written in the app of a stranger.');
    const buffer = await page.screenshot();
    await page.getByLabel('Another picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(page.getByAltText('Your picture')).toBeVisible();

    await page.reload();
    await expect(page.getByAltText('Your picture')).toBeVisible();
    await expect(page.getByLabel('About you')).toHaveValue('Written in the app of a stranger.');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
);

test(
  'a server draws pages for whoever the cookies say, and takes no form of another site',
  sameOnPhoneInFull,
  async ({ page }) => {
    await build('server', ['tsc', '-p', '.']);
    const address = await serve('server', process.execPath, () => ['dist/server.js']);
    await page.goto(address);
    expect(await page.getByRole('listitem').count()).toBeGreaterThan(0);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toContainText('invalid_credentials');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PARTICIPANT');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PARTICIPANT');

    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const ofAnother = await fetch(`${address}logout`, {
      method: 'POST',
      headers: { cookie: cookies, origin: 'https://evil.example' },
    });
    expect(ofAnother.status).toBe(403);
    expect((await fetch(address, { headers: { cookie: cookies } })).headers.get('cache-control')).toBe(
      'no-store',
    );

    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
);
