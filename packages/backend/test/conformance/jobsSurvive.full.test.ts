// Jobs of many chunks whose backend is killed in the middle, twice: the next start goes on where they were, does nothing twice, and
// ends with what was counted before.
import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SUPERUSER } from '@grow/local-supabase';
import { copyPreparedData } from '../../src/testing';
import { endProcess, readProcessEnv, startProcess } from './backendProcess';

/** Thirty chunks of a hundred people, and twelve of twenty-five teams. */
const PEOPLE = 3_000;
const TEAMS = 300;

let folder: string;
let running: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grow jobs '));
  // As root the database runs as another user, who must get through to its data.
  await chmod(folder, 0o755);
  running = [];
});
afterEach(async () => {
  for (const child of running)
    if (child.exitCode === null && child.signalCode === null) await endProcess(child, 'SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

/** Starts the backend on the folder's data; with a connection that may everything. */
async function open() {
  const { child, isReady, output } = await startProcess(
    folder,
    { GROW_QUIET: '1' },
    { onChild: (started) => running.push(started) },
  );
  if (!isReady) throw new Error(output());
  const address = new URL((await readProcessEnv(folder)).databaseUrl);
  address.username = SUPERUSER;
  const sql = postgres(address.href, { max: 1, onnotice: () => undefined });
  return { child, sql };
}

interface Begun {
  readonly roles: string;
  readonly withdrawal: string;
}

/** Adds people and teams of one person each, and starts a job about all of each. */
async function begin(sql: postgres.Sql): Promise<Begun> {
  await sql`insert into auth.users (id, email, raw_user_meta_data)
    select gen_random_uuid(), 'killed' || n || '@example.org', jsonb_build_object('first_name', 'P', 'last_name', 'Killed')
    from generate_series(1, ${PEOPLE + TEAMS}::integer) n`;
  await sql`insert into public.teams (season_id, name, slug, status, captain_id)
    select s.id, 'Killed ' || p.n, 'killed-' || p.n, 'active', p.user_id
    from (select id from private.current_season()) s, (
      select user_id, row_number() over (order by user_id) as n from private.profiles where last_name = 'Killed'
      order by user_id limit ${TEAMS}
    ) p`;
  await sql`insert into public.team_members (team_id, season_id, user_id)
    select id, season_id, captain_id from public.teams where name like 'Killed %'`;
  const [row] = await sql<{ roles: string; withdrawal: string }[]>`
    with orga as materialized (
      select user_id from private.profiles where role = 'ORGA' order by created_at, user_id limit 1
    )
    select private.start_people_role(
        jsonb_build_object('ids', (
          select jsonb_agg(p.user_id) from private.profiles p
          where p.last_name = 'Killed' and p.user_id not in (select m.user_id from public.team_members m)
        )), 'MENTOR', ${PEOPLE}, 'They judge now', orga.user_id, now()
      ) as roles,
      private.start_teams_withdrawal(
        jsonb_build_object('ids', (select jsonb_agg(t.id) from public.teams t where t.name like 'Killed %')),
        ${TEAMS}, 'They gave up', orga.user_id, now()
      ) as withdrawal
    from orga`;
  if (!row) throw new Error('Nobody is an organiser');
  return row;
}

const doneOf = async (sql: postgres.Sql, id: string): Promise<number> =>
  (await sql<{ done: number }[]>`select done from private.jobs where id = ${id}`)[0]?.done ?? -1;

/** Kills the backend as soon as so many were looked at; how many those are by then. */
async function killAt(least: number, id: string, { child, sql }: Awaited<ReturnType<typeof open>>) {
  let done = await doneOf(sql, id);
  const deadline = Date.now() + 60_000;
  while (done < least && Date.now() < deadline) done = await doneOf(sql, id);
  await endProcess(child, 'SIGKILL');
  await sql.end({ timeout: 0 }).catch(() => undefined);
  return done;
}

it('jobs go on after the backend was killed in the middle, and do nothing twice', async () => {
  await copyPreparedData(join(folder, 'data'));
  const first = await open();
  const { roles, withdrawal } = await begin(first.sql);
  const early = await killAt(300, roles, first);
  const second = await open();
  const late = await killAt(PEOPLE / 2, roles, second);
  // Otherwise nothing was interrupted.
  expect(early).toBeGreaterThanOrEqual(300);
  expect(late).toBeGreaterThan(early);
  expect(late).toBeLessThan(PEOPLE);

  const { sql } = await open();
  await expect
    .poll(
      async () =>
        (await sql`select state from private.jobs where id in (${roles}, ${withdrawal})`).map(
          ({ state }) => state as string,
        ),
      { timeout: 90_000, interval: 200 },
    )
    .toEqual(['done', 'done']);
  const ended = await sql`select kind, total, done, result, attempts, error from private.jobs
    where id in (${roles}, ${withdrawal}) order by kind`;
  expect([...ended]).toEqual([
    {
      ...{ kind: 'people_role', total: PEOPLE, done: PEOPLE, result: { changed: PEOPLE } },
      ...{ attempts: 0, error: null },
    },
    {
      ...{ kind: 'teams_withdraw', total: TEAMS, done: TEAMS, result: { changed: TEAMS } },
      ...{ attempts: 0, error: null },
    },
  ]);
  const [found] = await sql`select
      (select count(*)::int from private.profiles where last_name = 'Killed' and role = 'MENTOR') as mentors,
      (select count(*)::int from private.job_items where job_id = ${roles} and fate = 'changed') as items,
      (select count(*)::int from public.teams where name like 'Killed %' and status = 'withdrawn') as withdrawn,
      (select count(*)::int from public.team_members m join public.teams t on t.id = m.team_id
        where t.name like 'Killed %' and m.left_at is null) as members`;
  expect(found).toEqual({ mentors: PEOPLE, items: PEOPLE, withdrawn: TEAMS, members: 0 });
  // Each change is logged once, and each person is told once.
  const [once] = await sql`select
      (select count(*)::int from public.audit_log where entity = 'profiles' and reason = 'They judge now') as entries,
      (select count(distinct entity_id)::int from public.audit_log
        where entity = 'profiles' and reason = 'They judge now') as people,
      (select count(*)::int from public.notifications n join public.teams t on t.id = n.team_id
        where n.kind = 'team_ended' and t.name like 'Killed %') as bells`;
  expect(once).toEqual({ entries: PEOPLE, people: PEOPLE, bells: TEAMS });
  await sql.end();
}, 300_000);
