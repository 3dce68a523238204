// What the bell reads, and what organisers read of teams.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson, asPerson } from '../people';
import { withDatabase } from '../withDatabase';
import { after, teamWorld } from './teamWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof teamWorld>;
withDatabase((opened) => {
  sql = opened;
  world = teamWorld(opened);
});

interface NotificationRow {
  id: string;
  kind: string;
  created_at: Date;
  read_at: Date | null;
  actor: { user_id: string; first_name: string } | null;
  team: { name: string; slug: string } | null;
}

const bell = (person: string, limit: number | null = 20, before: Date | null = null) =>
  asPerson(
    sql,
    person,
    (as) => as<NotificationRow[]>`select * from public.my_notifications(${limit}, ${before})`,
  ) as Promise<NotificationRow[]>;

describe('the bell', () => {
  it('says what happened, newest first, with who did it and in which team, and nobody else reads it', async () => {
    const { team, captain } = await world.teamOf(1);
    const [ada, ben] = [await world.person(), await world.person()];
    await world.ask(ada, team.id, after(1));
    await world.ask(ben, team.id, after(2));
    const read = await bell(captain);
    expect(read.map(({ kind, actor }) => [kind, actor?.user_id])).toEqual([
      ['team_request', ben],
      ['team_request', ada],
    ]);
    expect(read[0]?.team).toMatchObject({ name: team.name, slug: team.slug });
    expect(await bell(ada)).toEqual([]);
  });

  it('continues before a time, and gives fifty at most', async () => {
    const person = await world.person();
    await sql`insert into public.notifications (user_id, kind, created_at)
      select ${person}, 'team_ended', ${after(0)}::timestamptz + n * interval '1 minute' from generate_series(1, 60) n`;
    const first = await bell(person, 1000);
    expect(first).toHaveLength(50);
    const rest = await bell(person, 50, first.at(-1)?.created_at ?? null);
    expect(rest).toHaveLength(10);
    expect(rest[0]?.team).toBeNull();
    expect(await bell(person, null)).toEqual([]);
  });

  it('notes what was read, of the own rows only', async () => {
    const { team, captain } = await world.teamOf(1);
    const ada = await world.person();
    await world.ask(ada, team.id);
    const readAll = (person: string) =>
      asPerson(
        sql,
        person,
        (as) => as`update public.notifications set read_at = now() where read_at is null`,
      );
    await readAll(ada);
    expect((await bell(captain))[0]?.read_at).toBeNull();
    await readAll(captain);
    expect((await bell(captain))[0]?.read_at).toBeInstanceOf(Date);
  });

  it('is sent by realtime, as requests and hand-ins are, and nothing else is', async () => {
    const tables = await sql<{ tablename: string }[]>`
      select tablename from pg_publication_tables where pubname = 'supabase_realtime' order by 1`;
    expect(tables.map(({ tablename }) => tablename)).toEqual([
      'hand_in_parts',
      'hand_ins',
      'notifications',
      'team_requests',
    ]);
  });
});

interface Listed {
  name: string;
  member_count: number;
  captain: { user_id: string } | null;
  total: string;
}

const list = (
  person: string,
  query: string,
  more: { status?: string; seats?: string; sort?: string; state?: string } = {},
) =>
  asPerson(
    sql,
    person,
    (as) => as<
      Listed[]
    >`select * from public.list_teams(p_query => ${query}, p_status => ${more.status ?? null},
      p_seats => ${more.seats ?? null}, p_state => ${more.state ?? null}, p_sort => ${more.sort ?? 'name'}, p_descending => ${more.sort !== undefined})`,
  ) as Promise<Listed[]>;

describe('organisers', () => {
  it('list every team with its captain, by words, status, seats and order; nobody else does', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [big, small, gone] = [await world.teamOf(5), await world.teamOf(1), await world.teamOf(1)];
    await sql`update public.teams set name = 'Zebra ' || left(id::text, 8), city = 'Köln_50%'
      where id in (${big.team.id}, ${small.team.id}, ${gone.team.id})`;
    await world.leave(gone.captain, gone.team.id);
    const names = async (...given: Parameters<typeof list>) =>
      (await list(...given)).map(({ member_count }) => member_count);
    expect(await names(orga, 'zebra köln_', { sort: 'members' })).toEqual([5, 1, 0]);
    expect(await names(orga, 'zebra k_ln')).toEqual([]);
    expect(await names(orga, 'zebra', { status: 'withdrawn' })).toEqual([0]);
    expect(await names(orga, 'zebra', { seats: 'full' })).toEqual([5]);
    expect(await names(orga, 'zebra', { state: 'in_contest', sort: 'members' })).toEqual([5, 1]);
    expect(await names(orga, 'zebra', { state: 'without_mentor', sort: 'members' })).toEqual([5, 1]);
    expect(await names(orga, 'zebra', { state: 'too_small' })).toEqual([1]);
    expect(await names(orga, 'zebra', { state: 'too_large' })).toEqual([]);
    expect(await names(orga, 'zebra', { state: 'unheard-of' })).toEqual([]);
    const [first] = await list(orga, 'zebra', { status: 'active' });
    expect(first).toMatchObject({ captain: { user_id: big.captain }, total: '1' });
    expect(await list(big.captain, 'zebra')).toEqual([]);
  });

  it('read a team’s history: who came, who left, what changed, why; nobody else does', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const { team, people, captain } = await world.teamOf(2);
    await asPerson(
      sql,
      orga,
      (as) => as`select public.edit_team(${team.id}, '{"city": "Bonn"}', 'They moved')`,
    );
    await world.leave(captain, team.id, people[1]);
    const history = (person: string) =>
      asPerson(
        sql,
        person,
        (as) => as<Record<string, unknown>[]>`select * from public.team_history(${team.id})`,
      ) as Promise<Record<string, unknown>[]>;
    const entries = await history(orga);
    expect(entries.map(({ entity, action }) => `${String(entity)} ${String(action)}`)).toEqual([
      'teams update',
      'team_members update',
      'teams update',
      'teams update',
      'teams update',
      'team_members insert',
      'team_members insert',
      'teams insert',
    ]);
    expect(entries[3]).toMatchObject({ reason: 'They moved', after: { city: 'Bonn' } });
    expect(entries[2]).toMatchObject({ before: { captain_id: captain }, after: { captain_id: people[1] } });
    expect(entries[0]).toMatchObject({ before: { status: 'active' }, after: { status: 'forming' } });
    expect(await history(captain)).toEqual([]);
  });
});
