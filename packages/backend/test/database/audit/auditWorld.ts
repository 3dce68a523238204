// A database of a test's own with an organiser in it, and what is in its log.
import type postgres from 'postgres';
import { beforeAll } from 'vitest';
import { addPerson, asPerson } from '../people';
import { teamWorld } from '../teams/teamWorld';
import { withDatabase } from '../withDatabase';

/** A row of the log. */
export interface Logged {
  readonly id: string;
  readonly entity: string;
  readonly action: string;
  readonly actor_id: string | null;
  readonly is_automatic: boolean;
  readonly person_ids: string[];
  readonly subject: Record<string, unknown>;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly hidden: string[];
  readonly reason: string | null;
}

/** What tests of the log need; `open` gets it before the first of them. */
export interface AuditWorld {
  readonly sql: postgres.Sql;
  readonly teams: ReturnType<typeof teamWorld>;
  /** Rieke Sandvoss, an organiser. */
  readonly orga: string;
  /** Does something as somebody who has shown their second factor. */
  readonly by: (
    person: string,
    work: (request: postgres.TransactionSql) => Promise<unknown>,
  ) => Promise<unknown>;
  /** What was logged since an entry, but for what people did to their own. */
  readonly loggedAfter: (id: string) => Promise<readonly Logged[]>;
  readonly lastId: () => Promise<string>;
}

/** Opens a database for the tests of a file. */
export function withAuditWorld(open: (world: AuditWorld) => void): void {
  let sql: postgres.Sql;
  withDatabase((opened) => {
    sql = opened;
  });
  beforeAll(async () => {
    await sql`update public.seasons set team_closes_at = now() + interval '30 days'`;
    open({
      sql,
      teams: teamWorld(sql),
      orga: await addPerson(sql, 'ORGA', { first_name: 'Rieke', last_name: 'Sandvoss' }),
      by: async (person, work) => asPerson(sql, person, work, { aal: 'aal2' }),
      loggedAfter: (id) =>
        sql<Logged[]>`select * from public.audit_log where id > ${id} and not is_own order by id`,
      lastId: async () => {
        const [row] = await sql<{ id: string }[]>`
          select coalesce(max(id), 0)::text as id from public.audit_log`;
        return row?.id ?? '0';
      },
    });
  });
}
