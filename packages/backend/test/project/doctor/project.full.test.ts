// What is wrong with a project, found from outside: each fault is made in a running one, found, and mended.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withConnection } from '@grow/local-supabase';
import { databaseFaults } from './databaseFaults';
import { startDeployment, type Deployment } from './deployment';
import { startManagement, type Management } from './management';
import { andThen, faultsIn, findings, runDoctor } from './runDoctor';

let deployment: Deployment;
let management: Management;
beforeAll(async () => {
  [deployment, management] = await Promise.all([startDeployment(), startManagement()]);
});
afterAll(async () => {
  await management.stop();
  await deployment.stop();
});

const run = (statement: string): Promise<unknown> =>
  withConnection(deployment.adminUrl, (sql) => sql.unsafe(statement));

const look = (variables: Record<string, string> = {}) =>
  findings(deployment, { ...management.variables, ...variables });

beforeEach(() => deployment.runClock());

describe('a deployment where everything is in place', () => {
  it('has nothing missing, and what no local one has is not called fine', async () => {
    const { code, found } = await look();
    expect(faultsIn(found)).toEqual([]);
    expect(code).toBe(0);
    expect(found.filter(({ status }) => status === 'not asked').map(({ check }) => check)).toEqual([
      'certificate of the project',
      'certificate of the site',
    ]);
    for (const check of [
      'migrations',
      'bucket hand-ins',
      'clock',
      'function delete-account',
      'mails',
      'paths',
    ])
      expect(found, check).toContainEqual(expect.objectContaining({ check, status: 'ok' }));
  });

  it('does not call fine what only the secret key or the token can ask', async () => {
    const { url, publishableKey } = deployment;
    const { code, found } = await findings({ url, publishableKey });
    expect(code).toBe(0);
    for (const [check, words] of [
      ['buckets', /GROW_SECRET_KEY/],
      ['clock', /GROW_SECRET_KEY/],
      ['mails', /management address/],
      ['pages', /No site/],
    ] as const)
      expect(found).toContainEqual({
        ...{ check, status: 'not asked' },
        detail: expect.stringMatching(words) as string,
        mend: expect.any(String) as string,
      });
  });

  it('takes a secret key in the place of the other, and never says it', async () => {
    const { url, secretKey, site } = deployment;
    const { code, stdout, stderr } = await runDoctor(['--url', url, '--key', secretKey, '--site', site]);
    expect(code, stdout).toBe(0);
    expect(stdout).toMatch(/^ok +bucket avatars/m);
    expect(stdout + stderr).not.toContain(secretKey);
  });
});

describe('a broken project', () => {
  it.each(databaseFaults)('is found out: %s', async (_title, check, status, words, make, mend) => {
    await run(make);
    const { code, found } = await andThen(look(), () => run(mend));
    const fault = found.find((one) => one.check === check);
    expect(fault).toMatchObject({ status, mend: expect.stringMatching(/\S/) as string });
    expect(fault?.detail).toMatch(words);
    expect(code).toBe(found.some((one) => one.status === 'missing') ? 1 : 0);
  });

  const source = (name: string) => join(deployment.folder, 'supabase/functions', name, 'index.ts');

  it('is found out: a function that was not deployed', async () => {
    const folder = join(deployment.folder, 'supabase/functions/invite-person');
    await rename(folder, `${deployment.folder}/aside`);
    const { code, found } = await andThen(look(), () => rename(`${deployment.folder}/aside`, folder));
    expect(faultsIn(found)).toMatchObject([
      { check: 'function invite-person', detail: 'It is not deployed.' },
    ]);
    expect(code).toBe(1);
  });

  it.each([
    [
      'a function that asks nobody who they are',
      'Deno.serve(() => Response.json({ deleted: true }));',
      /stranger with 200/,
    ],
    ['a function that does not start', 'const broken = ;', /does not start/],
  ])('is found out: %s', async (_title, text, words) => {
    const file = source('remove-person');
    const before = await readFile(file, 'utf8');
    await writeFile(file, text);
    const { code, found } = await andThen(look(), () => writeFile(file, before));
    expect(found.find(({ check }) => check === 'function remove-person')?.detail).toMatch(words);
    expect(code).toBe(1);
  });

  it('is found out: the platform’s own check before a function', async () => {
    const file = join(deployment.folder, 'supabase/config.toml');
    const before = await readFile(file, 'utf8');
    await writeFile(file, before.replace('verify_jwt = false', 'verify_jwt = true'));
    const { found } = await andThen(look(), () => writeFile(file, before));
    expect(faultsIn(found)).toMatchObject([
      { check: 'function delete-account', detail: expect.stringMatching(/platform’s own check/) as string },
    ]);
  });

  it('is found out: an address that a login may not lead back to', async () => {
    const { code, found } = await look({ GROW_REDIRECT_URLS: 'https://preview.example.org/connect/**' });
    expect(faultsIn(found)).toMatchObject([
      { check: 'redirect https://preview.example.org/connect/doctor', status: 'missing' },
    ]);
    expect(code).toBe(1);
  });

  it('is found out: a mail whose link leads elsewhere', async () => {
    const name = 'mailer_templates_recovery_content';
    const before = management.settings[name];
    management.settings[name] = '<a href="{{ .ConfirmationURL }}">Reset</a>';
    const { code, found } = await look().finally(() => (management.settings[name] = before));
    expect(faultsIn(found)).toMatchObject([
      { check: 'mail recovery', detail: expect.stringMatching(/connect\/auth\/confirm/) as string },
    ]);
    expect(code).toBe(1);
  });

  it('is found out: a secret key that the project does not know', async () => {
    const { code, found } = await look({ GROW_SECRET_KEY: 'sb_secret_0000000000000000000000_00000000' });
    expect(faultsIn(found).map(({ check }) => check)).toEqual(['buckets', 'clock']);
    expect(code).toBe(1);
  });
});

it('is fine again once everything was mended', async () => {
  expect(faultsIn((await look()).found)).toEqual([]);
});
