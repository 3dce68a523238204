import { PostgresConnection } from '@supabase/lite/postgres';
import type { AsyncLocalStorage } from 'node:async_hooks';
import { claimsForDatabase, type RequestIdentity } from '../gateway/identity';
import { restError } from './restErrors';
import { loadSchema, type Schema } from './loadSchema';
import type { RoleSettings } from './roleSettings';
import { valueFormats } from './valueFormats';

/** What travels beside one request: who asks, how, and what went wrong in the database. */
export interface RestRequestContext {
  identity: RequestIdentity;
  method: string;
  path: string;
  headers: string;
  /** A failed transaction's error, for the engine to answer with. */
  failure?: { error: unknown };
}

type Database = PostgresConnection['kysely'];
type QueryTree = Parameters<PostgresConnection['onPostgrestAST']>[0];

/** Ends the transaction without an error of its own when the answer is already a refusal (such as PGRST116 after an update). */
class Refused extends Error {
  constructor(readonly response: Response) {
    super('The answer is a refusal: roll back');
  }
}

/**
 * The engine's connection, narrowed to what a hosted project does: every request runs in one transaction as the role
 * the gateway verified. The engine's own preparation (creating roles, granting everything on every table to them) never runs.
 */
export class RoleConnection extends PostgresConnection {
  readonly #adminUrl: string;
  readonly #exposedSchemas: readonly string[];
  readonly #roleSettings: RoleSettings;
  readonly #requests: AsyncLocalStorage<RestRequestContext>;
  #schema: Promise<Schema> | null = null;

  constructor(options: {
    /** Address for the role `authenticator`, which may become anon, authenticated and service_role. */
    url: string;
    /** Address of a role that sees the whole catalogue: reading it as `authenticator` shows nothing. */
    adminUrl: string;
    exposedSchemas: readonly string[];
    roleSettings: RoleSettings;
    requests: AsyncLocalStorage<RestRequestContext>;
  }) {
    super({
      url: options.url,
      postgresOptions: { max: 10, idle_timeout: 30, onnotice: () => undefined, types: valueFormats },
    });
    this.#adminUrl = options.adminUrl;
    this.#exposedSchemas = options.exposedSchemas;
    this.#roleSettings = options.roleSettings;
    this.#requests = options.requests;
  }

  /** Forgets what is known of tables and functions; the next request reads them again. */
  forgetSchema(): void {
    this.#schema = null;
  }

  override introspect(): Promise<Schema> {
    this.#schema ??= loadSchema(this.#adminUrl, this.#exposedSchemas).catch((error: unknown) => {
      this.#schema = null;
      throw error;
    });
    return this.#schema;
  }

  /** Refuses an unknown relation before a query is built, in the words PostgREST has for it. */
  override async onPostgrestAST(ast: QueryTree): Promise<QueryTree> {
    if (ast.from === undefined || ast.from === '') return ast;
    const schema = await this.introspect();
    const name = ast.from;
    const namespace = ast.schema ?? 'public';
    const isKnown = [...schema.tables, ...schema.views].some(
      (relation) => relation.name === name && relation.schema === namespace,
    );
    if (isKnown) return ast;
    throw this.#refuse(
      new Refused(
        restError(404, {
          code: 'PGRST205',
          message: `Could not find the table '${namespace}.${name}' in the schema cache`,
          details: null,
          hint: 'The local backend reads the tables at start and after: notify pgrst.',
        }),
      ),
    );
  }

  override async withContext<T>(_vars: unknown, run: (database: Database) => Promise<T>): Promise<T> {
    const context = this.#context();
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    try {
      return await this.kysely
        .transaction()
        .setAccessMode(isRead ? 'read only' : 'read write')
        .execute(async (transaction) => {
          await enterRole(transaction, context, this.#roleSettings);
          const result = await run(transaction);
          if (result instanceof Response && result.status >= 400) throw new Refused(result);
          return result;
        });
    } catch (error) {
      throw this.#refuse(error);
    }
  }

  #context(): RestRequestContext {
    const context = this.#requests.getStore();
    if (context === undefined) throw new Error('A query outside of a request has no identity to run as');
    return context;
  }

  /**
   * Keeps the failure for the engine to answer with. The engine underneath prints every error it does not know before it
   * answers 500; the one returned here it answers in silence, and that answer is replaced by ours.
   */
  #refuse(error: unknown): Error {
    this.#context().failure = { error };
    return new Error('Invalid JSON body', { cause: error });
  }
}

/** The refusal that ended a transaction, if that is what the failure is. */
export function refusalOf(failure: { error: unknown }): Response | null {
  return failure.error instanceof Refused ? failure.error.response : null;
}

/** Sets role, claims and request for this transaction only. */
async function enterRole(
  transaction: Database,
  context: RestRequestContext,
  roleSettings: RoleSettings,
): Promise<void> {
  const settings: Record<string, string> = {
    ...roleSettings[context.identity.role],
    search_path: '"public", "extensions"',
    'request.jwt.claims': claimsForDatabase(context.identity),
    'request.method': context.method,
    'request.path': context.path,
    'request.headers': context.headers,
    'response.status': '',
    'response.headers': '',
    role: context.identity.role,
  };
  await transaction
    .selectNoFrom((expression) =>
      Object.entries(settings).map(([name, value], index) =>
        expression
          .fn<string>('set_config', [expression.val(name), expression.val(value), expression.val(true)])
          .as(`setting_${index}`),
      ),
    )
    .execute();
}
