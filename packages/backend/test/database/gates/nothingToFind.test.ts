// Before a release nothing that anybody may read moves: not one row of any table or view, not one answer of a function that only reads, not
// even the place of a row on the disk, whatever organisers decide meanwhile. And what a team asks is read from the same tables for all of them.
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { asPerson, addPerson } from '../people';
import { withDatabase } from '../withDatabase';
import { callAs, decideRound, decideTeam, openGateRoom, type GateRoom } from './gateRoom';

let sql: postgres.Sql;
let room: GateRoom;
withDatabase((opened) => (sql = opened));
beforeEach(async () => {
  // Answers that name the time are from one time.
  await sql.unsafe(`create or replace function private.current_time() returns timestamptz
    language sql stable set search_path = '' as $$ select timestamptz '2024-12-13 18:00:00+00' $$`);
  room = await openGateRoom(sql, { teams: 3, cutSize: 1 });
});

/** What a request may select: each relation with the columns that are granted, the hidden ones of a whole table included. */
const readable = async (): Promise<string[]> =>
  (
    await sql<{ query: string }[]>`
      select format('select %s from public.%I t', string_agg(format('t.%I::text', a.attname), ', ' order by a.attnum)
          filter (where has_column_privilege('authenticated', c.oid, a.attnum, 'select'))
          || case when c.relkind = 'r' and has_table_privilege('authenticated', c.oid, 'select')
            then ', t.ctid::text, t.xmin::text' else '' end, c.relname) as query
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
        and has_any_column_privilege('authenticated', c.oid, 'select')
      group by c.oid, c.relname, c.relkind order by c.relname`
  ).map(({ query }) => query);

/** Calls of functions that only read and can do without a value, or with the kind of a round. */
const callable = async (): Promise<string[]> => {
  const rows = await sql<{ name: string; asks_kind: boolean }[]>`
    select p.proname as name, p.proargnames[1:1] = '{p_kind}' as asks_kind
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.provolatile in ('s', 'i') and p.prokind = 'f'
      and has_function_privilege('authenticated', p.oid, 'execute')
      and (p.pronargs = p.pronargdefaults or (p.pronargs - p.pronargdefaults = 1 and p.proargnames[1:1] = '{p_kind}'))
    order by p.proname`;
  return rows.map(
    ({ name, asks_kind: asksKind }) => `select * from public.${name}(${asksKind ? "'half_time'" : ''})`,
  );
};

/** Everything that a person gets for these queries: rows as they come, and the code of a refusal. */
async function readAs(person: string, queries: readonly string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const query of queries)
    found[query] = await asPerson(sql, person, async (transaction) => transaction.unsafe(query)).then(
      (rows) => JSON.stringify((rows as unknown[]).map((row) => JSON.stringify(row)).toSorted()),
      (error: unknown) => `refused: ${(error as { code?: string }).code}`,
    );
  return found;
}

describe('while organisers decide', () => {
  it('nobody who is in a team, mentors it, judged it or looks on from outside reads anything new', async () => {
    const queries = [...(await readable()), ...(await callable())];
    expect(queries.length).toBeGreaterThan(60);
    expect(queries).toContain("select * from public.team_gate('half_time')");
    const mentor = await addPerson(sql, 'MENTOR');
    await sql`insert into public.mentor_assignments (team_id, mentor_id, status) values (${room.teams[1]?.id ?? ''}, ${mentor}, 'active')`;
    const organiser = await addPerson(sql, 'ORGA');
    await sql`insert into public.team_members (team_id, season_id, user_id)
      values (${room.teams[2]?.id ?? ''}, ${room.seasonId}, ${organiser})`;
    const people = {
      ...Object.fromEntries(
        room.teams.map(({ members }, index) => [`captain ${index + 1}`, members[0] ?? '']),
      ),
      member: room.teams[0]?.members[1] ?? '',
      mentor,
      juror: room.jurors[0] ?? '',
      stranger: await addPerson(sql),
      'organiser in a team': organiser,
    };
    const readAll = async () => {
      const all: Record<string, Record<string, string>> = {};
      for (const [name, person] of Object.entries(people)) all[name] = await readAs(person, queries);
      return all;
    };
    const before = await readAll();
    expect(Object.values(before['captain 1'] ?? {}).filter((answer) => answer === '[]').length).toBeLessThan(
      queries.length,
    );
    const steps: Record<string, () => Promise<unknown>> = {
      'a team was decided by hand': async () => decideTeam(sql, room, room.teams[2]?.id, 'waiting'),
      'the round was decided': async () => decideRound(sql, room),
      'a comment was held': async () =>
        sql`update public.ballots set is_comment_held = true where team_id = ${room.teams[0]?.id ?? ''}`,
      'its release was planned': async () =>
        sql`update public.rounds set release_at = now() + interval '10 minutes' where id = ${room.roundId}`,
    };
    for (const [step, make] of Object.entries(steps)) {
      await make();
      const now = await readAll();
      const moved = Object.keys(people).flatMap((name) =>
        queries
          .filter((query) => now[name]?.[query] !== before[name]?.[query])
          .map((query) => `${name}: ${query}`),
      );
      // A juror hears that the round of their score sheets is decided, and in their export that one of theirs was held, and no more.
      const ofJurors = ['select * from public.my_juries()', "select * from public.jury_round('half_time')"];
      const ofTheirOwn = [...ofJurors, 'select * from public.export_my_data()'];
      expect(
        moved.filter((one) => !ofTheirOwn.some((query) => one === `juror: ${query}`)),
        step,
      ).toEqual([]);
      for (const query of ofJurors)
        expect(now['juror']?.[query]?.replaceAll('decided', 'deliberation'), step).toBe(
          before['juror']?.[query],
        );
    }
    // The same look finds it once it is there: it is not blind.
    await sql`update public.rounds set release_at = now() where id = ${room.roundId}`;
    await sql`select private.advance_rounds(now())`;
    const after = await readAll();
    const changed = queries.filter((query) => after['captain 1']?.[query] !== before['captain 1']?.[query]);
    expect(changed.join()).toContain('team_gate');
    expect(changed.join()).toContain('from public.notifications');
  });

  it('no number in what a person gets of themselves counts what is done to others', async () => {
    const [captain = ''] = room.teams[0]?.members ?? [];
    const own = async () => {
      await sql`update private.profiles set role = 'PARTICIPANT', first_name = first_name || 'x' where user_id = ${captain}`;
      const { tables } = await callAs<{ tables: Record<string, Record<string, unknown>[]> }>(
        sql,
        captain,
        'export_my_data',
        {},
      );
      const numbers: string[] = [];
      JSON.stringify(tables, (key, value: unknown) => {
        if (typeof value === 'number' && /(^|_)(id|number|no|seq)$/.test(key))
          numbers.push(`${key} ${value}`);
        return value;
      });
      return { numbers, logged: tables['public.audit_log']?.length ?? 0 };
    };
    const before = await own();
    await decideTeam(sql, room, room.teams[2]?.id, 'waiting');
    await decideRound(sql, room);
    const after = await own();
    expect(after.logged).toBeGreaterThan(0);
    expect(after.numbers).toEqual(before.numbers);
    expect(after.numbers.filter((one) => one.startsWith('id '))).toEqual([]);
  });

  it('an estimated count expects nothing, however many rows are hidden', async () => {
    room = await openGateRoom(sql, { teams: 24, cutSize: 3 });
    await decideRound(sql, room);
    await sql`analyze`;
    const tables = [
      'rounds',
      'round_teams',
      'criteria',
      'stages',
      'juror_grants',
      'ballots',
      'ballot_scores',
    ];
    const conditions = [
      ...[...tables, 'gate_notes', 'gate_decisions', 'gate_corrections'].map((name) => `public.${name}`),
      ...['on', 'out'].map((one) => `public.gate_decisions where decision = '${one}'`),
      ...['locked', 'assigned'].map((one) => `public.ballots where state = '${one}'`),
    ];
    const expected = async (person: string) =>
      asPerson(sql, person, async (transaction) => {
        const found: string[] = [];
        for (const condition of conditions) {
          const [row] = await transaction.unsafe(`explain (format json) select from ${condition}`);
          const [plan] = row?.['QUERY PLAN'] as [{ Plan: { 'Plan Rows': number } }];
          if (plan.Plan['Plan Rows'] > 1) found.push(`${condition}: ${plan.Plan['Plan Rows']}`);
        }
        return found;
      });
    for (const person of [room.teams[0]?.members[0] ?? '', room.jurors[0] ?? '', await addPerson(sql)])
      expect(await expected(person)).toEqual([]);
    expect(await expected(room.orga)).toContain('public.gate_decisions: 12');
  });

  it('an answer to a team is made from nothing that a decision writes, and read from the same tables for each', async () => {
    const secret = [
      'gate_decisions',
      'gate_corrections',
      'ballots',
      'ballot_scores',
      'gate_notes',
      'round_protocols',
    ];
    const reads = async (transaction: postgres.TransactionSql): Promise<Map<string, number>> => {
      await transaction`reset role`;
      const rows = await transaction<{ name: string; reads: number }[]>`
        select relname as name, (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as reads
        from pg_stat_xact_all_tables where schemaname in ('public', 'private', 'auth')`;
      await transaction`set local role authenticated`;
      return new Map(rows.map(({ name, reads: count }) => [name, count]));
    };
    /** The tables that are read for one question. */
    const work = async (index: number) =>
      (await asPerson(sql, room.teams[index]?.members[0] ?? '', async (transaction) => {
        const before = await reads(transaction);
        await transaction`select public.team_gate('half_time')`;
        const after = [...(await reads(transaction))].map(([name, count]): [string, number] => [
          name,
          count - (before.get(name) ?? 0),
        ]);
        return after.flatMap(([name, count]) => (count > 0 ? [name] : [])).toSorted();
      })) as string[];
    const expected = await work(0);
    expect(expected).toContain('round_teams');
    await decideTeam(sql, room, room.teams[2]?.id, 'waiting');
    await decideRound(sql, room);
    for (const index of [0, 1, 2]) expect(await work(index), `team ${index + 1}`).toEqual(expected);
    expect(expected.filter((name) => secret.includes(name))).toEqual([]);
    await sql`update public.rounds set release_at = now() where id = ${room.roundId}`;
    await sql`select private.advance_rounds(now())`;
    expect(await work(0)).toContain('gate_decisions');
  });
});
