import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { readRow } from '../db/readRow';
import { guard } from '../errors/unwrap';
import { roles, type Role } from '../profile/Role';
import { auditEntryFromRow, type AuditEntry } from './AuditEntry';
import { auditArguments, type AuditFilter } from './AuditFilter';

/** How many entries a page of the log has. */
export const AUDIT_PAGE_SIZE = 30;
/** How far entries are counted: with words each one has to be looked at. */
export const auditMostCounted = ({ reason }: Pick<AuditFilter, 'reason'>): number =>
  reason.trim() === '' ? 1000 : 100;
/** How many entries one request of an export asks for. */
const ROWS_OF_EXPORT = 200;

/** Somebody who can do something to other people's things. */
export interface AuditActor {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

function actorFromRow(value: unknown): AuditActor {
  const row = readRow('audit_actors', value);
  return {
    id: row.requiredText('user_id'),
    name: row.optionalText('name') ?? '',
    role: row.oneOf('role', roles),
  };
}

/** Reads the log, as organisers do. Every call throws only AppError. */
export function auditRepository(client: GrowSupabase) {
  const ask = async (
    filter: AuditFilter,
    limit: number,
    behind: number | undefined,
    signal: AbortSignal | undefined,
  ) =>
    readList(
      client.rpc('list_audit_entries', {
        ...auditArguments(filter),
        ...(behind !== undefined && { p_before: behind }),
        p_limit: limit,
      }),
      auditEntryFromRow,
      signal,
    );
  return {
    /** The newest entries, or those before one by its id. @throws AppError `forbidden`, `malformed_row`, `aborted` */
    async listEntries(
      filter: AuditFilter,
      behind?: number,
      { signal }: ReadOptions = {},
    ): Promise<AuditEntry[]> {
      return ask(filter, AUDIT_PAGE_SIZE, behind, signal);
    },

    /** How many entries there are; one more than `auditMostCounted` where there are more. @throws AppError `forbidden`, `aborted` */
    async countEntries(filter: AuditFilter, { signal }: ReadOptions = {}): Promise<number> {
      return guard(
        async () => Number(await read(client.rpc('count_audit_entries', auditArguments(filter)), signal)),
        signal,
      );
    },

    /**
     * Hands over every entry that a filter finds, page after page, newest first, and keeps none: there may be hundreds of
     * thousands. What is added meanwhile is not among them.
     * @throws AppError `forbidden`, `malformed_row`, `aborted`
     */
    async readEntries(
      filter: AuditFilter,
      take: (page: readonly AuditEntry[]) => void,
      { signal }: ReadOptions = {},
    ): Promise<void> {
      let page: readonly AuditEntry[] = [];
      do {
        page = await ask(filter, ROWS_OF_EXPORT, page.at(-1)?.id, signal);
        take(page);
      } while (page.length === ROWS_OF_EXPORT);
    },

    /** Who can do something to other people's things, organisers first. @throws AppError `forbidden`, `malformed_row` */
    async listActors(): Promise<AuditActor[]> {
      return readList(client.rpc('audit_actors'), actorFromRow);
    },
  };
}
