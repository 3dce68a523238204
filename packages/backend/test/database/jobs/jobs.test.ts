// Long work survives what happens meanwhile: it comes on in chunks, is stopped and goes on, is given up after three tries, is done
// in the name of who started it, and is taken back but for what somebody changed since.
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { isFull } from '../../../../../vitest.shared';
import { addPerson } from '../people';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
withDatabase((opened) => {
  sql = opened;
});

const now = new Date('2024-12-05T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const DAY = 86_400;

interface Job {
  state: string;
  total: number;
  done: number;
  result: Record<string, number>;
  error: string | null;
}

let orga: string;
beforeEach(async () => {
  await sql`delete from private.jobs`;
  orga = await addPerson(sql, 'ORGA', { first_name: 'Ora', last_name: 'Zed' });
});

const first = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('No row');
  return row;
};

/** So many people, added at once. */
const addPeople = async (count: number): Promise<string[]> => {
  const rows = await sql<{ id: string }[]>`
    insert into auth.users (id, email, raw_user_meta_data)
    select gen_random_uuid(), gen_random_uuid() || '@example.org', jsonb_build_object('first_name', 'P', 'last_name', n::text)
    from generate_series(1, ${count}) n returning id`;
  return rows.map(({ id }) => id);
};

const code = (running: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(running).then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'no code',
  );

const start = async (ids: string[], role = 'MENTOR', count = ids.length, who = orga) =>
  first(
    await sql<{ id: string }[]>`select private.start_people_role(
      ${sql.json({ ids })}, ${role}, ${count}, 'New mentors', ${who}, ${now}
    ) as id`,
  ).id;
const advance = async (seconds = 0) =>
  first(await sql<{ n: number }[]>`select private.advance_job(${at(seconds)}) as n`).n;
const finish = async (seconds = 0) => {
  let chunks = 0;
  while ((await advance(seconds)) > 0) chunks += 1;
  return chunks;
};
const read = async (id: string): Promise<Job> =>
  first(await sql<Job[]>`select state, total, done, result, error from private.jobs where id = ${id}`);
const undo = async (id: string, seconds = 60, who = orga) =>
  first(await sql<{ id: string }[]>`select private.undo_job(${id}, ${who}, ${at(seconds)}) as id`).id;
const roles = async (ids: string[]) =>
  (
    await sql<{ role: string }[]>`select role from unnest(${ids}::uuid[]) with ordinality g (id, n)
      join private.profiles p on p.user_id = g.id order by n`
  ).map(({ role }) => role);

describe('a job', () => {
  it('comes on by chunks, is seen between them, and ends with all that was counted', async () => {
    const ids = await addPeople(250);
    const id = await start(ids);
    expect(await read(id)).toMatchObject({ state: 'waiting', total: 250, done: 0 });
    await advance();
    expect(await read(id)).toMatchObject({ state: 'running', done: 100, result: { changed: 100 } });
    // Two chunks with people, and one that finds none.
    expect(await finish()).toBe(3);
    expect(await read(id)).toMatchObject({ state: 'done', done: 250, result: { changed: 250 } });
    expect(new Set(await roles(ids))).toEqual(new Set(['MENTOR']));
    expect(await advance()).toBe(0);
  });

  it('writes the log in the name of who started it, with the reason, and nobody’s name stays with the connection', async () => {
    const [person = ''] = await addPeople(1);
    await start([person]);
    await finish();
    const logged = await sql`select actor_id, is_automatic, reason, before, after from public.audit_log
      where entity = 'profiles' and entity_id = ${person}`;
    expect([...logged]).toEqual([
      {
        ...{ actor_id: orga, is_automatic: false, reason: 'New mentors' },
        ...{ before: { role: 'PARTICIPANT' }, after: { role: 'MENTOR' } },
      },
    ]);
    expect(
      first(await sql`select auth.uid() as uid, current_setting('grow.reason', true) as reason`),
    ).toMatchObject({
      uid: null,
    });
  });

  it('does nothing more once who started it is no organiser, and says so', async () => {
    await addPerson(sql, 'ORGA');
    const ids = await addPeople(150);
    const id = await start(ids);
    await advance();
    await sql`update private.profiles set role = 'MENTOR' where user_id = ${orga}`;
    await advance();
    expect(await read(id)).toMatchObject({ state: 'failed', done: 100, error: '42501' });
    expect(await advance(DAY)).toBe(0);
  });

  it('takes turns with others', async () => {
    const one = await start(await addPeople(150));
    const other = await start(await addPeople(150));
    for (let second = 1; second <= 2; second += 1) await advance(second);
    expect([(await read(one)).done, (await read(other)).done]).toEqual([100, 100]);
  });

  it('is stopped between two chunks, and goes on where it was', async () => {
    const id = await start(await addPeople(150));
    await advance();
    await sql`select private.stop_job(${id}, ${at(1)})`;
    await sql`select private.stop_job(${id}, ${at(2)})`;
    expect(await finish(10)).toBe(0);
    expect(await read(id)).toMatchObject({ state: 'stopped', done: 100 });
    await sql`select private.resume_job(${id}, ${at(20)})`;
    await finish(20);
    expect(await read(id)).toMatchObject({ state: 'done', result: { changed: 150 } });
    expect(await code(sql`select private.stop_job(${id}, ${at(30)})`)).toBe('GR130');
    expect(await code(sql`select private.resume_job(${id}, ${at(30)})`)).toBe('GR130');
  });

  it('that fails is tried three times with a pause, given up, and goes on when somebody asks', async () => {
    const ids = await addPeople(2);
    const id = await start(ids);
    await sql`create function private.stand_in_the_way() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '55P03'; end $$`;
    await sql`create trigger stand_in_the_way before update of role on private.profiles
      for each row execute function private.stand_in_the_way()`;
    try {
      await advance(0);
      expect(await advance(4)).toBe(0);
      expect(await read(id)).toMatchObject({ state: 'running', done: 0, error: '55P03' });
      await advance(5);
      await advance(15);
      expect(await read(id)).toMatchObject({ state: 'failed', done: 0, error: '55P03' });
      expect(await advance(DAY)).toBe(0);
    } finally {
      await sql`drop trigger stand_in_the_way on private.profiles`;
      await sql`drop function private.stand_in_the_way()`;
    }
    await sql`select private.resume_job(${id}, ${at(60)})`;
    await finish(60);
    expect(await read(id)).toMatchObject({ state: 'done', error: null, result: { changed: 2 } });
  });

  it('loses nothing but the chunk when the connection dies in it, and two clocks never do the same', async () => {
    const ids = await addPeople(isFull ? 2_000 : 400);
    const id = await start(ids);
    await sql
      .begin(async (dying) => {
        await dying`select private.advance_job(${now})`;
        throw new Error('The backend died');
      })
      .catch(() => undefined);
    expect(await read(id)).toMatchObject({ state: 'waiting', done: 0 });
    const clock = async () => {
      while (['waiting', 'running'].includes((await read(id)).state)) await advance(1);
    };
    await Promise.all([clock(), clock(), clock()]);
    expect(await read(id)).toMatchObject({
      state: 'done',
      done: ids.length,
      result: { changed: ids.length },
    });
    const [log] = await sql<{ n: number }[]>`select count(*)::int as n from public.audit_log
      where entity = 'profiles' and person_id = any (${ids})`;
    expect(log?.n).toBe(ids.length);
  });

  it('is forgotten ninety days after its end', async () => {
    const id = await start(await addPeople(1));
    await finish();
    const tidy = async (days: number) =>
      first(await sql<{ n: number }[]>`select private.tidy_jobs(20, ${at(days * DAY)}) as n`).n;
    expect([await tidy(90), await tidy(90.1)]).toEqual([0, 1]);
    expect(await sql`select from private.jobs where id = ${id}`).toHaveLength(0);
  });
});

describe('a job of a worker', () => {
  const claim = async (seconds: number) =>
    sql<
      { id: string; claim: string; done: number }[]
    >`select id, claim, done from private.claim_job('elsewhere', ${at(seconds)})`;
  const settle = async (
    given: { id: string; claim: string },
    done: number,
    seconds: number,
    isOver = false,
    error: string | null = null,
  ) =>
    first(
      await sql<{ more: boolean }[]>`select private.settle_job(
        ${given.id}, ${given.claim}, ${done}, ${sql.json({ changed: done })}, ${isOver}, ${error}, ${at(seconds)}
      ) as more`,
    ).more;
  const begin = async () =>
    first(
      await sql<
        { id: string }[]
      >`select (private.start_job('elsewhere', '{}', 10, null, null, ${orga}, ${now})).id`,
    ).id;

  it('is handed to one at a time, and again once the lease of who died is over', async () => {
    const id = await begin();
    expect(await advance()).toBe(0);
    const [held] = await claim(0);
    expect(await claim(119)).toHaveLength(0);
    const [next] = await claim(120);
    if (!held || !next) throw new Error('Nobody got it');
    // Who comes back late changes nothing.
    expect(await settle(held, 4, 121)).toBe(false);
    expect(await settle(next, 4, 122)).toBe(true);
    expect(await read(id)).toMatchObject({ state: 'running', done: 4, result: { changed: 4 } });
    const [last] = await claim(123);
    if (!last) throw new Error('Nobody got it');
    expect(await settle(last, 10, 124, true)).toBe(false);
    expect(await read(id)).toMatchObject({ state: 'done', done: 10 });
  });

  it('that is stopped meanwhile keeps what was done, and goes on after the lease', async () => {
    const id = await begin();
    const [held] = await claim(0);
    if (!held) throw new Error('Nobody got it');
    await sql`select private.stop_job(${id}, ${at(1)})`;
    await sql`select private.resume_job(${id}, ${at(2)})`;
    expect(await claim(3)).toHaveLength(0);
    await sql`select private.stop_job(${id}, ${at(4)})`;
    expect(await settle(held, 6, 5)).toBe(false);
    expect(await read(id)).toMatchObject({ state: 'stopped', done: 6 });
    await sql`select private.resume_job(${id}, ${at(6)})`;
    expect((await claim(6)).map(({ done }) => done)).toEqual([6]);
  });

  it('that nobody finishes in three leases is given up', async () => {
    const id = await begin();
    for (const seconds of [0, 200, 400]) expect(await claim(seconds)).toHaveLength(1);
    expect(await claim(600)).toHaveLength(0);
    expect(await read(id)).toMatchObject({ state: 'failed', error: '57014' });
  });
});

describe('taking back a job', () => {
  it('is its real inverse, once and within a day', async () => {
    const ids = await addPeople(120);
    const before = await roles(ids);
    const id = await start(ids);
    expect(await code(sql`select private.undo_job(${id}, ${orga}, ${at(1)})`)).toBe('GR132');
    await finish();
    expect(await code(sql`select private.undo_job(${id}, ${orga}, ${at(DAY)})`)).toBe('GR027');
    const undoing = await undo(id, DAY - 1);
    expect(await code(sql`select private.undo_job(${id}, ${orga}, ${at(61)})`)).toBe('GR131');
    await finish(DAY);
    expect(await read(undoing)).toMatchObject({ state: 'done', result: { changed: 120 } });
    expect(await roles(ids)).toEqual(before);
    // What takes something back is not taken back itself.
    expect(await code(sql`select private.undo_job(${undoing}, ${orga}, ${at(62)})`)).toBe('GR027');
  });

  it('takes back what a stopped job did, which then does not go on', async () => {
    const ids = await addPeople(150);
    const id = await start(ids);
    await advance();
    await sql`select private.stop_job(${id}, ${at(1)})`;
    const undoing = await undo(id);
    await finish(100);
    expect(await read(undoing)).toMatchObject({ total: 100, result: { changed: 100 } });
    expect(new Set(await roles(ids))).toEqual(new Set(['PARTICIPANT']));
    expect(await code(sql`select private.resume_job(${id}, ${at(120)})`)).toBe('GR131');
  });

  it('leaves alone whom somebody changed since, and who cannot go back, and says so', async () => {
    const [kept = '', promoted = '', busy = ''] = await addPeople(3);
    const id = await start([kept, promoted, busy]);
    await finish();
    await sql`update private.profiles set role = 'ORGA' where user_id = ${promoted}`;
    await sql`with team as (
        insert into public.teams (season_id, name, slug, status)
        select id, 'Kaltwand', 'kaltwand', 'finished' from public.seasons limit 1 returning id
      )
      insert into public.mentor_assignments (team_id, mentor_id, status) select id, ${busy}, 'active' from team`;
    const undoing = await undo(id);
    await finish(100);
    expect((await read(undoing)).result).toEqual({ changed: 1, organiser: 1, has_teams: 1 });
    expect(await roles([kept, promoted, busy])).toEqual(['PARTICIPANT', 'ORGA', 'MENTOR']);
  });

  it('forgets who left meanwhile, and ends all the same', async () => {
    const [leaver = '', stays = ''] = await addPeople(2);
    const id = await start([leaver, stays]);
    await sql`delete from auth.users where id = ${leaver}`;
    await finish();
    expect(await read(id)).toMatchObject({ state: 'done', done: 2, result: { changed: 1 } });
    expect(await sql`select from private.job_items where person_id = ${leaver}`).toHaveLength(0);
  });
});
