// Every change to somebody else's things is logged, in tables that do not exist yet, too: one that has neither a trigger nor a
// reason fails here, and so does a column of words that nobody decided about.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntities, auditFieldOf } from '../../../core/src/audit';
import { createTestDatabase, type TestDatabase } from '../../src/testing';
import { loggedWords, unaudited } from './auditedTables';

let database: TestDatabase;
let sql: postgres.Sql;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

interface Audited {
  readonly table: string;
  /** What the trigger says, a word and columns each. */
  readonly says: readonly (readonly string[])[];
  readonly isWhole: boolean;
}

/** The tables whose changes are logged, with what their triggers say. */
async function audited(on: postgres.ISql = sql): Promise<Audited[]> {
  const rows = await on<{ table: string; args: string; events: number }[]>`
    select n.nspname || '.' || c.relname as table, encode(t.tgargs, 'escape') as args, t.tgtype & (4 | 8 | 16) as events
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where t.tgfoid = 'private.write_audit_log()'::regprocedure and t.tgqual is null and t.tgattr = ''
    order by 1`;
  return rows.map(({ table, args, events }) => ({
    table,
    says: args
      .split('\\000')
      .filter(Boolean)
      .map((option) => option.split(' ')),
    isWhole: events === (4 | 8 | 16),
  }));
}

const columnsOf = (table: string) =>
  sql<{ name: string; is_text: boolean }[]>`
    select a.attname as name, a.atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype) as is_text
    from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped`;

const said = ({ says }: Audited, ...words: string[]): string[] =>
  says.flatMap(([word = '', ...columns]) => (words.includes(word) ? columns : []));

const unaskedFor = (tables: readonly string[], found: readonly Audited[]): string[] =>
  tables.filter((table) => !found.some((one) => one.table === table) && !(table in unaudited));

const allTables = async (on: postgres.ISql = sql): Promise<string[]> =>
  (
    await on<{ name: string }[]>`
      select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') order by 1`
  ).map(({ name }) => name);

describe('the log', () => {
  it('hears of every table, or has a reason why not', async () => {
    const [tables, found] = [await allTables(), await audited()];
    expect(unaskedFor(tables, found)).toEqual([]);
    const names = found.map(({ table }) => table);
    expect(
      Object.keys(unaudited).filter((table) => names.includes(table)),
      'reasons of tables that are logged',
    ).toEqual([]);
    expect(
      Object.keys(unaudited).filter((table) => !tables.includes(table)),
      'tables that are gone',
    ).toEqual([]);
    expect(
      found.filter(({ isWhole }) => !isWhole).map(({ table }) => table),
      'not of every change',
    ).toEqual([]);
  });

  it('would notice a new table, and one whose trigger is gone', async () => {
    await sql
      .begin(async (transaction) => {
        await transaction`create table public.forgotten (id uuid primary key)`;
        await transaction`drop trigger teams_audit on public.teams`;
        expect(unaskedFor(await allTables(transaction), await audited(transaction))).toEqual([
          'public.forgotten',
          'public.teams',
        ]);
        throw new Error('enough');
      })
      .catch((error: unknown) => expect(error).toMatchObject({ message: 'enough' }));
  });

  it('is told of columns that there are, in words that the trigger knows', async () => {
    const words = [
      'person',
      'owner',
      'team',
      'in',
      'id',
      'named',
      'hidden',
      'unlogged',
      'privileged',
      'history',
    ];
    for (const one of await audited()) {
      const [[kind] = [], ...options] = one.says;
      expect(kind, one.table).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(options.map(([word]) => word).filter((word) => !words.includes(word ?? ''))).toEqual([]);
      const names = (await columnsOf(one.table)).map(({ name }) => name);
      expect(
        said(one, ...words).filter((column) => !names.includes(column)),
        one.table,
      ).toEqual([]);
    }
  });

  it('keeps no words but those that somebody decided on', async () => {
    const kept: Record<string, string[]> = {};
    for (const one of await audited()) {
      const left = said(one, 'hidden', 'unlogged');
      const texts = (await columnsOf(one.table)).filter(
        ({ name, is_text }) => is_text && !left.includes(name),
      );
      if (texts.length > 0) kept[one.table] = texts.map(({ name }) => name);
    }
    expect(kept).toEqual(loggedWords);
  });

  it('is of kinds, things and columns that core has words for', async () => {
    const found = await audited();
    expect(Object.fromEntries(found.map(({ table, says }) => [table.split('.')[1], says[0]?.[0]]))).toEqual(
      auditEntities,
    );
    for (const one of found) {
      const left = [...said(one, 'unlogged'), 'id', 'created_at', 'updated_at'];
      const names = (await columnsOf(one.table)).map(({ name }) => name);
      expect(
        names.filter((name) => !left.includes(name) && auditFieldOf(name) === undefined),
        one.table,
      ).toEqual([]);
    }
  });
});
