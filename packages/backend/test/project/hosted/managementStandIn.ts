// A stand-in of the management address of hosted projects, for the real CLI: it keeps one project's settings, answers as
// the address documents it, and remembers what it was sent.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const REFERENCE = 'abcdefghijklmnopqrst';

export interface Sent {
  method: string;
  path: string;
  body: string;
}

export interface ManagementStandIn {
  url: string;
  /** Everything that would have changed something. */
  sent: Sent[];
  /** The project's settings of logins, as they are now. */
  auth: Record<string, unknown>;
  /** Where the project's database is said to be. */
  poolerAddress: string;
  stop: () => Promise<void>;
}

const project = {
  id: REFERENCE,
  ref: REFERENCE,
  name: 'grow',
  organization_id: 'organisation',
  organization_slug: 'organisation',
  region: 'eu-central-1',
  created_at: '2026-01-01T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: { host: 'db.invalid', version: '17.6.1', postgres_engine: '17', release_channel: 'ga' },
};

const poolerOf = (address: string) => ({
  identifier: REFERENCE,
  database_type: 'PRIMARY',
  is_using_scram_auth: true,
  db_user: `postgres.${REFERENCE}`,
  db_host: 'pooler.invalid',
  db_port: 5432,
  db_name: 'postgres',
  connection_string: address,
  connectionString: address,
  default_pool_size: null,
  max_client_conn: null,
  pool_mode: 'session',
});

/** Settings of a project where somebody had turned on what we do not want, so that leaving it alone is no success. */
async function projectSettings() {
  const file = new URL('./authSettings.json', import.meta.url);
  const auth = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  Object.assign(auth, {
    site_url: 'http://localhost:3000',
    mfa_phone_enroll_enabled: true,
    mfa_phone_verify_enabled: true,
    mfa_web_authn_enroll_enabled: true,
    mfa_web_authn_verify_enabled: true,
    external_google_enabled: true,
    external_google_client_id: 'somebody-else',
  });
  const api = { db_schema: 'public,graphql_public', max_rows: 500, db_extra_search_path: 'public' };
  const pool = { db_pool: null, db_pool_acquisition_timeout: null };
  return {
    auth,
    api: { ...api, ...pool, db_pool_max_lifetime: null, db_pool_max_idletime: null },
    storage: { fileSizeLimit: 52_428_800 },
    database: { max_connections: 60 },
  };
}

/** Listens on loopback. */
export async function startManagementStandIn(): Promise<ManagementStandIn> {
  const settings = await projectSettings();
  const sent: Sent[] = [];
  const base = `/v1/projects/${REFERENCE}`;
  const stored: Record<string, Record<string, unknown>> = {
    [`${base}/config/auth`]: settings.auth,
    [`${base}/postgrest`]: settings.api,
    [`${base}/config/storage`]: settings.storage,
  };
  const answers: Record<string, unknown> = {
    [base]: project,
    [`${base}/billing/addons`]: { selected_addons: [], available_addons: [] },
    [`${base}/functions`]: [],
    [`/v2/projects/${REFERENCE}/config`]: {
      data: { type: 'project_config', id: REFERENCE, attributes: settings },
    },
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      const path = url.split('?')[0] ?? '';
      const body = Buffer.concat(chunks).toString('utf8');
      if (method !== 'GET') sent.push({ method, path: url, body });
      const reply = (status: number, value: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      };
      const table = stored[path];
      if (method === 'PATCH' && table) return reply(200, Object.assign(table, JSON.parse(body)));
      if (method === 'GET' && table) {
        const isKnown = /^Bearer sbp_[0-9a-f]{40}$/.test(request.headers.authorization ?? '');
        return isKnown ? reply(200, table) : reply(401, { message: 'Unauthorized' });
      }
      if (path === `${base}/functions/deploy`) return reply(201, functionOf(url));
      if (path === `${base}/functions` && method === 'PUT') return reply(200, { functions: [] });
      if (path === `${base}/secrets`) return reply(201, {});
      if (path === `${base}/config/database/pooler`) return reply(200, [poolerOf(standIn.poolerAddress)]);
      return path in answers ? reply(200, answers[path]) : reply(404, { message: 'Not found' });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: ManagementStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    auth: settings.auth,
    poolerAddress: '',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return standIn;
}

function functionOf(url: string) {
  const slug = new URL(url, 'http://localhost').searchParams.get('slug') ?? '';
  const times = { created_at: 0, updated_at: 0 };
  return { id: slug, slug, name: slug, status: 'ACTIVE', version: 1, ...times, verify_jwt: false };
}
