// What an operator who follows docs/deploy.md sends to a hosted project: the real CLI against a stand-in of the
// management address, with the guide's own commands, and with the variables of its table and nothing else.
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { prepareDatabase, withConnection, readMigrationFiles } from '@grow/local-supabase';
import { projectFolder } from '../../../src/projectFolder';
import type { TestDatabase } from '../../../src/testing';
import { createEmptyProject } from '@grow/local-supabase/testing';
import { readGuide } from './deployGuide';
import { REFERENCE, startManagementStandIn, type ManagementStandIn } from './managementStandIn';
import { newOperator, type Operator } from './operator';

const { variables, commands } = await readGuide();
const all = Object.fromEntries(variables.map(({ name, example }) => [name, example]));
const needed = Object.fromEntries(
  variables.filter(({ neededBy }) => neededBy !== 'optional').map(({ name, example }) => [name, example]),
);
const commandOf = (part: string): string[] => {
  const command = commands.find(([name]) => name === part);
  if (!command) throw new Error(`docs/deploy.md does not say how to send ${part}`);
  return [...command, '--yes'];
};

let standIn: ManagementStandIn;
let operator: Operator;
beforeEach(async () => {
  standIn = await startManagementStandIn();
  operator = await newOperator(standIn.url);
});
afterEach(async () => {
  await operator.remove();
  await standIn.stop();
});

const expectNothingLocal = (): void => {
  expect(standIn.sent).not.toEqual([]);
  for (const { path, body } of standIn.sent)
    expect(`${path} ${body}`).not.toMatch(/localhost|127\.0\.0\.1|\[::1\]|env\(/);
};

describe('the guide', () => {
  it('has every variable that config.toml reads, and a command for every part', async () => {
    const text = await readFile(new URL('../../../supabase/config.toml', import.meta.url), 'utf8');
    const settings = text.split('\n').map((line) => line.split('#')[0] ?? '');
    const read = new Set(
      settings.flatMap((line) => [...line.matchAll(/"env\((\w+)\)"/g)].map(([, name = '']) => name)),
    );
    read.delete('SUPABASE_REMOTES_PRODUCTION_PROJECT_ID');
    expect(Object.keys(all)).toEqual(expect.arrayContaining([...read]));
    expect(commands.map(([part]) => part)).toEqual(
      expect.arrayContaining(['database', 'config', 'secrets', 'functions']),
    );
  });
});

describe('settings', () => {
  it('are those of the deployed address, with what nobody asked for turned off', async () => {
    const pushed = await operator.hostedPush(commandOf('config'), needed);
    expect(pushed, pushed.stderr).toMatchObject({ code: 0 });
    expectNothingLocal();
    expect(standIn.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PATCH /v1/projects/${REFERENCE}/postgrest`,
      `PATCH /v1/projects/${REFERENCE}/config/auth`,
      `PATCH /v1/projects/${REFERENCE}/config/storage`,
    ]);
    const site = needed['GROW_SITE_URL'] ?? '';
    expect(standIn.auth).toMatchObject({
      site_url: site,
      uri_allow_list:
        ['callback', 'confirm'].map((name) => `${site}/connect/auth/${name}`).join() + `,${site}/connect/**`,
      smtp_host: 'smtp.example.org',
      smtp_port: '465',
      smtp_user: 'grow',
      smtp_pass: 'mail-password',
      smtp_admin_email: 'grow@example.org',
      mfa_totp_enroll_enabled: true,
      mfa_phone_enroll_enabled: false,
      mfa_phone_verify_enabled: false,
      mfa_web_authn_enroll_enabled: false,
      mfa_web_authn_verify_enabled: false,
      external_google_enabled: false,
      mailer_autoconfirm: false,
      mailer_templates_confirmation_content: expect.stringContaining('{{ .TokenHash }}') as string,
    });
    for (const provider of ['github', 'linkedin_oidc'])
      expect(standIn.auth[`external_${provider}_enabled`] ?? false).toBe(false);
  });

  it('bring providers, paid factors and further addresses where they are asked for', async () => {
    const pushed = await operator.hostedPush(commandOf('config'), all);
    expect(pushed, pushed.stderr).toMatchObject({ code: 0 });
    expectNothingLocal();
    expect(standIn.auth).toMatchObject({
      external_google_enabled: true,
      external_google_client_id: 'google-id',
      external_google_secret: 'google-secret',
      external_github_enabled: true,
      external_github_client_id: 'github-id',
      external_linkedin_oidc_enabled: true,
      external_linkedin_oidc_secret: 'linkedin-secret',
      mfa_phone_enroll_enabled: true,
      mfa_phone_verify_enabled: true,
      mfa_web_authn_enroll_enabled: true,
      uri_allow_list: expect.stringMatching(/,https:\/\/preview\.example\.org\/connect\/\*\*$/) as string,
    });
  });

  it('bring no passkeys, which the guide therefore says to set by hand', async () => {
    await operator.hostedPush(commandOf('config'), all);
    expect(standIn.sent.map(({ body }) => body).join()).not.toMatch(/passkey_enabled|webauthn_rp/);
    expect(standIn.auth).toMatchObject({ passkey_enabled: false });
  });

  it('are not sent by the CLI alone', async () => {
    const env = { ...all, GROW_PROJECT_REF: REFERENCE };
    const pushed = await operator.supabase(['config', 'push', `--remote=${REFERENCE}`, '--yes'], env);
    expect(pushed.code).not.toBe(0);
    expect(standIn.sent).toEqual([]);
  });
});

describe('a wrong variable', () => {
  const wanted = variables.filter(({ neededBy }) => neededBy.includes('config')).map(({ name }) => name);
  const cases: [string, string, string][] = [
    ...['GROW_PROJECT_REF', ...wanted].map((name): [string, string, string] => [name, '', name]),
    ['GROW_PROJECT_REF', 'env(GROW_PROJECT_REF)', 'GROW_PROJECT_REF'],
    ['GROW_SITE_URL', 'http://localhost:3000', 'GROW_SITE_URL'],
    ['GROW_SITE_URL', 'https://localhost', 'GROW_SITE_URL'],
    ['GROW_SITE_URL', 'https://127.0.0.1', 'GROW_SITE_URL'],
    ['GROW_SITE_URL', 'https://www.example.org/connect', 'GROW_SITE_URL'],
    ['GROW_REDIRECT_URLS', 'https://a.example.org,http://localhost:3000/**', 'GROW_REDIRECT_URLS'],
    ['GROW_SMTP_PORT', 'smtp', 'GROW_SMTP_PORT'],
    ['GROW_GOOGLE_CLIENT_ID', 'half', 'GROW_GOOGLE_SECRET'],
    ['GROW_MFA_PHONE', 'yes', 'GROW_MFA_PHONE'],
  ];
  it.each(cases)('%s=%s is named, and nothing is sent', async (name, value, named) => {
    const pushed = await operator.hostedPush(['--yes'], { ...needed, [name]: value });
    expect(pushed.code).toBe(1);
    expect(pushed.stderr).toContain(`${named} `);
    expect(pushed.stderr).toContain('Nothing was sent');
    expect(standIn.sent).toEqual([]);
  });
});

describe('secrets of the functions', () => {
  it('are the site and the mail server, to the letter', async () => {
    const password = `a "b" $c #d 'e`;
    const pushed = await operator.hostedPush(commandOf('secrets'), {
      ...needed,
      GROW_SMTP_PASSWORD: password,
    });
    expect(pushed, pushed.stderr).toMatchObject({ code: 0 });
    expectNothingLocal();
    const secrets = JSON.parse(standIn.sent[0]?.body ?? '[]') as { name: string; value: string }[];
    expect(Object.fromEntries(secrets.map(({ name, value }) => [name, value]))).toEqual({
      GROW_SITE_URL: 'https://www.example.org',
      GROW_SMTP_HOST: 'smtp.example.org',
      GROW_SMTP_PORT: '465',
      GROW_SMTP_USER: 'grow',
      GROW_SMTP_PASSWORD: password,
      GROW_SMTP_SENDER: 'grow@example.org',
    });
    expect(pushed.stdout + pushed.stderr).not.toContain(password);
  });
});

describe('functions', () => {
  it('are all sent, none behind the platform’s check of tokens', async () => {
    const pushed = await operator.hostedPush(commandOf('functions'), needed);
    expect(pushed, pushed.stderr).toMatchObject({ code: 0 });
    const deployed = standIn.sent.filter(({ path }) => path.includes('/functions/deploy'));
    expect(deployed.map(({ path }) => /slug=([\w-]+)/.exec(path)?.[1]).sort()).toEqual([
      'calendar-feed',
      'delete-account',
      'import-people',
      'invite-guest',
      'invite-person',
      'remove-person',
      'send-outbox',
      'tidy-files',
    ]);
    for (const { body } of deployed) expect(body).toMatch(/"verify_jwt":\s*false/);
  });
});

describe('the database', () => {
  let database: TestDatabase;
  let release: () => Promise<void>;
  beforeEach(async () => {
    database = await createEmptyProject(inject('clusterAdminUrl'));
    const { host, pathname } = new URL(database.url);
    const user = `postgres.${REFERENCE}`;
    // The CLI takes the first host for the pooler of a project; the second is where our Postgres listens.
    standIn.poolerAddress = `postgres://${user}:[YOUR-PASSWORD]@pooler.invalid:5432,${host}${pathname}`;
    // What a pooler does with such a name.
    await withConnection(database.adminUrl, async (sql) => {
      await sql.unsafe(
        `create role "${user}" login password '${all['SUPABASE_DB_PASSWORD'] ?? ''}' in role postgres`,
      );
      await sql.unsafe(`alter role "${user}" set role postgres`);
    });
    release = () =>
      withConnection(database.adminUrl, async (sql) => {
        await sql.unsafe(`drop role "${user}"`);
      });
  });
  afterEach(async () => {
    await release();
    await database.drop();
  });

  const expectEverythingThere = async (): Promise<void> => {
    const [row] = await withConnection(
      database.url,
      (sql) => sql`select
        (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
        (select count(*)::int from public.events) as events`,
    );
    expect(row).toEqual({ migrations: (await readMigrationFiles(projectFolder)).length, events: 9 });
    expect(await prepareDatabase(database, projectFolder)).toEqual([]);
  };

  it('of a hosted project takes migrations and reference data, and we continue the CLI’s work', async () => {
    const pushed = await operator.hostedPush(commandOf('database'), all);
    expect(pushed, pushed.stderr).toMatchObject({ code: 0 });
    await expectEverythingThere();
  });

  it('of a self-hosted project takes them from its address', async () => {
    const line = commands.find((command) => command.includes('--database-url')) ?? [];
    const args = line.map((word) => (word === '<address>' ? database.url : word));
    const pushed = await operator.hostedPush([...args, '--yes'], {});
    expect(pushed, pushed.stderr).toMatchObject({ code: 0 });
    await expectEverythingThere();
  });
});
