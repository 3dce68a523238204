// What is wrong with the pages of a deployment, found from outside, on the Node server and on nginx.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDeployment } from '../../../../../deploy/build.mjs';
import { freePort, nginxPath, startNginx } from '../../../../../deploy/testing/nginx.mjs';
import { writeVersion } from '../../../../../deploy/version.mjs';
import { databaseLevel } from '../../../../core/src/db/databaseLevel';
import { builtApps, serve, startDeployment, type Deployment } from './deployment';
import { startFront } from './front';
import { andThen, faultsIn, findings, type Finding } from './runDoctor';

let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment.stop());

const look = (site: string, variables: Record<string, string> = {}, more: Partial<Deployment> = {}) => {
  const { url, publishableKey } = { ...deployment, ...more };
  return findings({ url, publishableKey, site }, variables);
};

/** Another address than the project knows is a fault of every server here but the first. */
const ofPages = (found: readonly Finding[]): Finding[] =>
  faultsIn(found).filter(({ check }) => !/^(?:site address|redirect )/.test(check));

const through = async (
  headers: Record<string, string | undefined>,
): Promise<{ code: number; found: Finding[] }> => {
  const front = await startFront(deployment.site, { change: (sent) => ({ ...sent, ...headers }) });
  return andThen(look(front.site), () => front.stop());
};

if (nginxPath)
  it('nginx with the generated configuration has nothing missing', async () => {
    const apps = builtApps();
    const [port, out] = [await freePort(), join(apps, 'out')];
    await buildDeployment({
      apps: { site: join(apps, 'site'), connect: join(apps, 'connect') },
      out,
      root: out,
      config: { supabaseUrl: deployment.url, supabaseKey: deployment.publishableKey },
      place: { listen: `127.0.0.1:${port}`, serverName: '_' },
    });
    const nginx = await startNginx(join(apps, 'nginx'), join(out, 'grow.conf'), port);
    const { found } = await andThen(look(`http://localhost:${port}`), () => nginx.stop());
    expect(ofPages(found)).toEqual([]);
    expect(found.filter(({ status }) => status === 'ok').length).toBeGreaterThan(20);
    await rm(apps, { recursive: true });
  });

describe('broken pages', () => {
  it('are found out: another site than the project leads to', async () => {
    const { code, found } = await through({});
    expect(faultsIn(found)).toMatchObject([
      { check: 'site address', detail: expect.stringContaining(deployment.site) as string },
      { check: expect.stringMatching(/^redirect .*callback$/) as string },
      { check: expect.stringMatching(/^redirect .*confirm$/) as string },
    ]);
    expect(code).toBe(1);
  });

  it.each<[string, Record<string, string | undefined>, RegExp, RegExp]>([
    [
      'a header that is missing',
      { 'x-content-type-options': undefined },
      /^headers/,
      /X-Content-Type-Options is missing/,
    ],
    ['no policy', { 'content-security-policy': undefined }, /^policy/, /no content security policy/],
    ['a policy that allows anything', { 'content-security-policy': '*' }, /^policy/, /not the one/],
    ['documents that are kept', { 'cache-control': 'max-age=3600' }, /^caching/, /max-age=3600/],
  ])('are found out: %s', async (_title, headers, check, words) => {
    const { code, found } = await through(headers);
    const faults = ofPages(found);
    expect(faults.map((fault) => fault.check)).toHaveLength(2);
    for (const fault of faults) {
      expect(fault.check).toMatch(check);
      expect(fault.detail).toMatch(words);
    }
    expect(code).toBe(1);
  });

  /** Apps of another build behind the project. */
  async function built(change: (apps: string) => unknown): Promise<Finding[]> {
    const apps = builtApps();
    await change(apps);
    const web = await serve(apps, deployment);
    const { found } = await andThen(look(web.url), () => web.stop());
    await rm(apps, { recursive: true });
    return ofPages(found);
  }

  it('are found out: no version.json', async () => {
    expect(await built((apps) => rm(join(apps, 'connect/version.json')))).toMatchObject([
      { check: 'version connect', detail: expect.stringMatching(/no version\.json/) as string },
    ]);
  });

  it('are found out: a site that was written for an older database than connect', async () => {
    const faults = await built((apps) =>
      writeVersion(join(apps, 'site'), { app: 'site', database: '20240101000000' }),
    );
    expect(faults).toMatchObject([
      { check: 'version site', status: 'missing', detail: expect.stringContaining(databaseLevel) as string },
      { check: 'versions', status: 'warning' },
    ]);
  });

  it('are found out: connect that was written for a newer database', async () => {
    const faults = await built((apps) =>
      writeVersion(join(apps, 'connect'), { app: 'connect', database: '99990101000000' }),
    );
    expect(faults[0]).toMatchObject({ check: 'version connect', mend: 'pnpm hosted:push database' });
  });

  it('are found out: pages of another project', async () => {
    const web = await serve(deployment.apps, { ...deployment, url: 'http://localhost:1' });
    const { found } = await andThen(look(web.url), () => web.stop());
    expect(ofPages(found).map(({ check }) => check)).toEqual([
      'policy site',
      'policy connect',
      'pages’ project',
    ]);
  });
});

describe('a certificate', () => {
  const ofSite = async (days: number, isTrusted: boolean): Promise<Finding | undefined> => {
    const front = await startFront(deployment.site, { days });
    const trust = isTrusted && front.certificate ? { NODE_EXTRA_CA_CERTS: front.certificate } : {};
    const { found } = await andThen(look(front.site, trust), () => front.stop());
    expect(found.filter(({ check }) => check.startsWith('headers')).map(({ status }) => status)).toEqual([
      'ok',
      'ok',
    ]);
    return found.find(({ check }) => check === 'certificate of the site');
  };

  it.each<[string, number, boolean, Finding['status'], RegExp]>([
    ['for long', 90, true, 'ok', /holds until/],
    ['for five days', 5, true, 'warning', /in [45] days/],
    ['no longer', -1, true, 'missing', /ended on/],
    ['and is signed by nobody', 90, false, 'missing', /signed by nobody/],
  ])('that holds %s is told', async (_title, days, isTrusted, status, words) => {
    const found = await ofSite(days, isTrusted);
    expect(found).toMatchObject({ status, detail: expect.stringMatching(words) as string });
  });
});

describe('a project that is not reached', () => {
  const ofProject = async (more: Partial<Deployment>): Promise<Finding> => {
    const { code, found } = await look(deployment.site, {}, more);
    expect(code).toBe(1);
    expect(found).toContainEqual(expect.objectContaining({ check: 'migrations', status: 'not asked' }));
    // The site is asked all the same.
    expect(found).toContainEqual(expect.objectContaining({ check: 'headers connect', status: 'ok' }));
    const line = found.find(({ check }) => check === 'project');
    if (!line) throw new Error('There is no line about the project.');
    return line;
  };

  it('is told from one that does not know the key', async () => {
    const other = { publishableKey: 'sb_publishable_0000000000000000000000_00000000' };
    expect((await ofProject(other)).detail).toMatch(/does not know this key/);
  });

  it('is told from one that is down', async () => {
    expect((await ofProject({ url: `http://localhost:${await freePort()}` })).detail).toMatch(
      /nothing answers/,
    );
  });

  it('is told from an address that is no project', async () => {
    expect((await ofProject({ url: deployment.site })).detail).toMatch(/not as a Supabase project/);
  });
});
