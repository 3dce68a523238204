import postgres from 'postgres';
import type { RequestIdentity } from '../gateway/identity';
import { ConnectionQueue } from './ConnectionQueue';
import { methodsOfFunction, planCall } from './plan/planCall';
import { planRead, requireTable } from './plan/planRead';
import { planWrite } from './plan/planWrite';
import type { Plan } from './plan/Plan';
import { readRequest, type RestRequest } from './request/RestRequest';
import type { RestEngine } from './RestEngine';
import { responseOfError } from './restErrors';
import { readRoleSettings } from './roleSettings';
import { runPlan } from './runPlan';
import { loadSchema } from './schema/loadSchema';
import type { Schema } from './schema/Schema';
import { knownTimezone } from './timezones';

/** Rows that one answer holds at most where config.toml says nothing, as hosted. */
const MAX_ROWS = 1000;

/** Connections of the pool; half of them are always somebody else's. */
const CONNECTIONS = 10;
/** Milliseconds that a request waits for a connection: PostgREST's default. */
const PATIENCE = 10_000;

const EXPOSED_SCHEMAS: readonly string[] = ['public'];
/** Types whose values the driver would rewrite; here every value is a text that Postgres wrote or will read. */
const AS_TEXT: Record<string, postgres.PostgresType<string>> = {
  text: {
    to: 25,
    from: [16, 17, 20, 21, 23, 25, 26, 114, 700, 701, 1082, 1114, 1184, 1700, 3802],
    serialize: String,
    parse: (text: string) => text,
  },
};

/**
 * PostgREST's behaviour: reads the query, plans one statement, and lets Postgres write the JSON.
 *
 * @param options.url address for the role `authenticator`, which may become anon, authenticated and service_role
 * @param options.adminUrl address of a role that may listen and see every setting
 * @param options.connections of the pool, ten unless said otherwise
 * @param options.schemas that requests may name, the first unless they name one; `public` unless said otherwise
 * @param options.maxRows that one answer holds at most; 1,000 unless said otherwise
 */
export async function createRestEngine(options: {
  url: string;
  adminUrl: string;
  connections?: number;
  schemas?: readonly string[];
  maxRows?: number;
}): Promise<RestEngine> {
  const { connections = CONNECTIONS, schemas = EXPOSED_SCHEMAS, maxRows = MAX_ROWS } = options;
  const sql = postgres(options.url, {
    max: connections,
    connect_timeout: PATIENCE / 1_000,
    idle_timeout: 30,
    onnotice: () => undefined,
    fetch_types: false,
    types: AS_TEXT,
  });
  const queue = new ConnectionQueue({
    connections,
    perCaller: Math.ceil(connections / 2),
    patience: PATIENCE,
  });
  const listener = postgres(options.adminUrl, { max: 2, idle_timeout: 30, onnotice: () => undefined });
  const roleSettings = await readRoleSettings(listener);
  let schema: Promise<Schema> | null = null;
  const currentSchema = (): Promise<Schema> => {
    schema ??= loadSchema(listener, schemas).catch((error: unknown) => {
      schema = null;
      throw error;
    });
    return schema;
  };
  await listener.listen('pgrst', () => {
    schema = null;
  });

  const handle = async (request: Request, identity: RequestIdentity): Promise<Response> => {
    const read = await readRequest(request, schemas);
    const known = await currentSchema();
    if (request.method === 'OPTIONS') return allowed(read, known);
    const { timezone } = read.preferences;
    if (timezone !== null) read.preferences.timezone = await knownTimezone(listener, timezone);
    if (timezone !== read.preferences.timezone) read.preferences.invalid.push(`timezone=${timezone}`);
    const plan = planOf(read, known, maxRows);
    return queue.run(identity.claims?.sub ?? identity.role, () =>
      runPlan(sql, plan, {
        identity,
        method: request.method,
        path: new URL(request.url).pathname.replace(/^\/rest\/v1/, ''),
        headers: request.headers,
        roleSettings,
        timezone: read.preferences.timezone,
        maxRows,
      }),
    );
  };
  return {
    async handle(request, identity) {
      try {
        return await handle(request, identity);
      } catch (error) {
        return responseOfError(error, identity.role);
      }
    },
    async close() {
      await Promise.all([sql.end({ timeout: 1 }), listener.end({ timeout: 1 })]);
    },
  };
}

function planOf(request: RestRequest, schema: Schema, maxRows: number): Plan {
  if (request.resource.kind === 'function') return planCall(request, schema, maxRows);
  return request.method === 'GET' || request.method === 'HEAD'
    ? planRead(request, schema, maxRows)
    : planWrite(request, schema);
}

/** What OPTIONS says may be done with a relation or a function. */
function allowed(request: RestRequest, schema: Schema): Response {
  if (request.resource.kind === 'function')
    return new Response(null, { headers: { allow: methodsOfFunction(request, schema) } });
  const table = requireTable(schema, request.resource);
  const methods = [
    'OPTIONS,GET,HEAD',
    ...(table.isInsertable ? ['POST'] : []),
    ...(table.isInsertable && table.isUpdatable && table.primaryKey.length > 0 ? ['PUT'] : []),
    ...(table.isUpdatable ? ['PATCH'] : []),
    ...(table.isDeletable ? ['DELETE'] : []),
  ];
  return new Response(null, { headers: { allow: methods.join(',') } });
}
