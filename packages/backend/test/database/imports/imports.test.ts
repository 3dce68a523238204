// Many people at once: what is empty is filled and nothing else, a worker that dies makes nobody twice, and taking it back leaves
// every profile as it was, but for whoever came or changed something since.
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { isFull } from '../../../../../vitest.shared';
import { addPerson } from '../people';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
withDatabase((opened) => {
  sql = opened;
});

const now = new Date('2024-12-05T12:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

interface Given {
  n: number;
  email: string;
  role: string;
  locale: string;
  fields: Record<string, string | string[]>;
}
interface Chunk {
  done: number;
  result: Record<string, number>;
  rows: { n: number; email: string; import_row: string }[];
  is_over: boolean;
}

let orga: string;
beforeEach(async () => {
  await sql`delete from private.jobs`;
  await sql`delete from private.imports`;
  await sql`delete from public.team_members`;
  await sql`delete from public.teams`;
  // The last organiser stays.
  await sql`delete from auth.users where id not in (select p.user_id from private.profiles p where p.role = 'ORGA')`;
  orga = await addPerson(sql, 'ORGA', { first_name: 'Ora' });
});

const row = (n: number, email: string, fields: Given['fields'] = {}, role = 'PARTICIPANT'): Given => ({
  ...{ n, email, role, fields },
  locale: 'de',
});
const create = async (rows: readonly Given[], more: string[] = []) =>
  only(
    await sql<{ id: string }[]>`select private.create_import(
      'kiel.csv', ${sql.json({ header: ['Mail'], rows: [...rows.map(({ email }) => [email]), ...more.map((cell) => [cell])] })},
      '{}', ${orga}
    ) as id`,
  ).id;
const start = (id: string, rows: readonly Given[], counts: object) =>
  sql`select private.start_import(${id}, ${sql.json(rows as never)}, ${sql.json({
    ...{ new: 0, again: 0, change: 0, same: 0 },
    ...counts,
  })}, ${orga}, ${now})`;
const begin = async (rows: readonly Given[], counts: object) => {
  const id = await create(rows);
  await start(id, rows, counts);
  return id;
};
/** An account as the auth service makes it. */
const account = async (email: string, { importRow = '', confirmed = false, metadata = {} } = {}) =>
  only(
    await sql<
      { id: string }[]
    >`insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
      values (gen_random_uuid(), ${email}, ${confirmed ? now : null}, ${sql.json(metadata)}, ${sql.json(importRow ? { import_row: importRow } : {})})
      returning id`,
  ).id;
const claim = (kind: string, when = now) =>
  sql<{ id: string; claim: string }[]>`select id, claim from private.claim_job(${kind}, ${when})`;
const chunkOf = async (job: string, failed: object[] = []) =>
  only(
    await sql<
      { chunk: Chunk }[]
    >`select private.import_chunk(${job}, ${sql.json(failed as never)}, ${now}) as chunk`,
  ).chunk;
const settle = (job: { id: string; claim: string }, { done, result, is_over }: Chunk, when = now) =>
  sql`select private.settle_job(${job.id}, ${job.claim}, ${done}, ${sql.json(result)}, ${is_over}, null, ${when})`;

/** What the function import-people does, until nothing is left. */
async function work(): Promise<Record<string, number>> {
  for (;;) {
    const [job] = await claim('import_people');
    if (!job) throw new Error('No job');
    const before = await chunkOf(job.id);
    if (before.rows.length > 0)
      await sql`insert into auth.users (id, email, raw_app_meta_data)
        select gen_random_uuid(), r.email, jsonb_build_object('import_row', r.import_row)
        from jsonb_to_recordset(${sql.json(before.rows)}) r (email text, import_row text)`;
    const chunk = before.rows.length > 0 ? await chunkOf(job.id) : before;
    await settle(job, chunk);
    if (chunk.is_over) return chunk.result;
  }
}
const undo = async (id: string, hours = 1) => {
  await sql`select private.undo_import(${id}, ${orga}, ${at(hours)})`;
  while (only(await sql<{ n: number }[]>`select private.advance_job(${at(hours)}) as n`).n > 0);
  return only(
    await sql<{ result: Record<string, number>; state: string }[]>`
      select u.result, u.state from private.imports i join private.jobs u on u.undoes = i.job_id where i.id = ${id}`,
  );
};
const fates = async (id: string) =>
  (await sql`select n, fate from private.import_rows where import_id = ${id} order by n`).map(
    ({ fate }) => fate as string,
  );
const profile = async (userId: string) =>
  only(
    await sql`select to_jsonb(p) - 'updated_at' as row from private.profiles p where p.user_id = ${userId}`,
  )['row'] as Record<string, unknown>;
/** Everybody as they are, but for the time of their last change. */
const everybody = () =>
  sql`select to_jsonb(p) - 'updated_at' as profile, s.email, u.email as account
    from private.profiles p join private.profile_private s using (user_id) join auth.users u on u.id = p.user_id
    order by p.user_id`;

describe('an import', () => {
  it('fills what is empty, and never what somebody wrote, their role or their consents', async () => {
    const ada = await account('ada@uni.example', { confirmed: true, metadata: { first_name: 'Ada' } });
    await sql`update private.profiles set university = 'Uni Kiel', role = 'MENTOR' where user_id = ${ada}`;
    const fields = { first_name: 'Adda', last_name: 'Lovelace', university: 'FH Kiel', skills: ['law'] };
    const id = await begin([row(2, 'ada@uni.example', fields)], { change: 1 });
    expect(await work()).toEqual({ changed: 1 });
    expect(await profile(ada)).toMatchObject({
      ...{
        first_name: 'Ada',
        last_name: 'Lovelace',
        university: 'Uni Kiel',
        skills: ['law'],
        role: 'MENTOR',
      },
    });
    expect(await sql`select from public.consents where user_id = ${ada}`).toHaveLength(0);
    expect(
      await sql`select actor_id, reason, after from public.audit_log where person_id = ${ada} and reason like 'Import%'`,
    ).toEqual([
      { actor_id: orga, reason: 'Import: kiel.csv', after: { last_name: 'Lovelace', skills: ['law'] } },
    ]);
    expect(await fates(id)).toEqual(['changed']);
  });

  it('tells new, never confirmed, changed and same apart, and gives new accounts their role', async () => {
    await account('quiet@uni.example');
    await account('full@uni.example', { confirmed: true, metadata: { first_name: 'F' } });
    const rows = [
      row(2, 'new@uni.example', { first_name: 'Nele' }, 'MENTOR'),
      row(3, 'quiet@uni.example', { first_name: 'Q' }),
      row(4, 'full@uni.example', { first_name: 'G' }),
    ];
    const id = await begin(rows, { new: 1, again: 1, same: 1 });
    expect(await work()).toEqual({ changed: 2, already: 1 });
    expect(await fates(id)).toEqual(['made', 'again', 'same']);
    const made =
      await sql`select p.role, p.first_name from private.profiles p join auth.users u on u.id = p.user_id where u.email = 'new@uni.example'`;
    expect(made).toEqual([{ role: 'MENTOR', first_name: 'Nele' }]);
  });

  it('refuses rows that are wrong, with their numbers, and makes nobody an organiser', async () => {
    const wrong = [
      row(2, 'no address'),
      row(3, 'a@uni.example', {}, 'ORGA'),
      row(4, 'b@uni.example', { skills: ['magic'] }),
      row(5, 'c@uni.example', { role: 'ORGA' }),
      row(6, 'd@uni.example', { first_name: 'x'.repeat(81) }),
      row(7, 'e@uni.example'),
      row(8, 'e@uni.example'),
      row(9, 'f@uni.example', { city: 'a\u202eb' }),
      row(10, 'g@uni.example', { first_name: 'Right' }),
    ];
    const id = await create(wrong);
    await expect(start(id, wrong, {})).rejects.toMatchObject({ code: 'GR151', detail: '2 3 4 5 6 7 8 9' });
    expect(await sql`select from private.import_rows`).toHaveLength(0);
  });

  it('is begun on what was said before, and once', async () => {
    const rows = [row(2, 'new@uni.example')];
    const id = await create(rows);
    expect(await refusal(start(id, rows, { change: 1 }))).toBe('GR152');
    await start(id, rows, { new: 1 });
    expect(await refusal(start(id, rows, { new: 1 }))).toBe('GR150');
    expect(await refusal(sql`select private.save_import(${id}, '{}', ${orga})`)).toBe('GR150');
  });

  it('keeps of the table only what stayed out', async () => {
    const id = await create([row(2, 'a@uni.example')], ['broken', '']);
    await start(id, [row(2, 'a@uni.example')], { new: 1 });
    const [kept] = await sql`select source -> 'rows' as rows, left_out from private.imports where id = ${id}`;
    expect(kept).toEqual({ rows: [[], ['broken'], ['']], left_out: 1 });
  });

  it('makes nobody twice when its worker dies after making an account', async () => {
    const id = await begin([row(2, 'a@uni.example', { first_name: 'A' })], { new: 1 });
    const job = only(await claim('import_people'));
    const { rows } = await chunkOf(job.id);
    await account('a@uni.example', { importRow: only(rows).import_row });
    // Its lease runs out, and the next one finds the account.
    const next = only(await claim('import_people', at(1)));
    const chunk = await chunkOf(next.id);
    expect(chunk).toMatchObject({ done: 1, rows: [], is_over: true });
    expect(await fates(id)).toEqual(['made']);
    expect(
      (await sql`select private.settle_job(${job.id}, ${job.claim}, 1, null, true, null, ${now}) as s`)[0],
    ).toEqual({ s: false });
  });

  it('takes an account that somebody made meanwhile for theirs, and gives up one that is refused three times', async () => {
    const id = await begin([row(2, 'a@uni.example', {}, 'MENTOR'), row(3, 'b@uni.example')], { new: 2 });
    const job = only(await claim('import_people'));
    await chunkOf(job.id);
    await account('a@uni.example', { confirmed: true });
    for (let attempt = 0; attempt < 3; attempt += 1)
      await chunkOf(job.id, [{ n: 3, error: 'email_address_invalid' }]);
    expect(await fates(id)).toEqual(['same', 'failed']);
    expect(await sql`select from private.profiles where role = 'MENTOR'`).toHaveLength(0);
  });

  it('acts for nobody who is no organiser any more', async () => {
    await begin([row(2, 'a@uni.example')], { new: 1 });
    await addPerson(sql, 'ORGA');
    const job = only(await claim('import_people'));
    await sql`update private.profiles set role = 'PARTICIPANT' where user_id = ${orga}`;
    expect(await refusal(chunkOf(job.id))).toBe('42501');
  });
});

describe('invitations', () => {
  const invite = async (job: string, sent: number[] = [], failed: object[] = []) =>
    only(
      await sql<{ chunk: Chunk }[]>`
        select private.invite_chunk(${job}, ${sent}, ${sql.json(failed as never)}, ${at(24)}) as chunk`,
    ).chunk;

  it('wait a day, leave out who came by themselves, and are given up after three refusals', async () => {
    await begin([row(2, 'a@uni.example'), row(3, 'b@uni.example'), row(4, 'c@uni.example')], { new: 3 });
    await work();
    expect(await claim('import_invite', at(23.9))).toHaveLength(0);
    await sql`update auth.users set email_confirmed_at = ${at(2)} where email = 'b@uni.example'`;
    const job = only(await claim('import_invite', at(24)));
    expect((await invite(job.id)).rows.map(({ n }) => n)).toEqual([2, 4]);
    let chunk = await invite(job.id, [2], [{ n: 4, error: 'x' }]);
    expect([chunk.done, chunk.rows.map(({ n }) => n)]).toEqual([1, [4]]);
    for (let attempt = 0; attempt < 2; attempt += 1) chunk = await invite(job.id, [], [{ n: 4, error: 'x' }]);
    expect(chunk).toMatchObject({ done: 1, rows: [], is_over: true });
  });

  it('go out by day', async () => {
    const night = new Date('2024-12-05T22:30:00Z');
    const rows = [row(2, 'a@uni.example')];
    const id = await create(rows);
    await sql`select private.start_import(${id}, ${sql.json(rows as never)}, '{"new": 1, "again": 0, "change": 0, "same": 0}', ${orga}, ${night})`;
    const [job] = await sql`select due_at from private.jobs where kind = 'import_invite'`;
    expect(job).toEqual({ due_at: new Date('2024-12-07T06:00:00Z') });
  });
});

describe('taking an import back', () => {
  it('leaves every row as it was, of many, forty of them mended', async () => {
    const count = isFull ? 5000 : 200;
    // A third is here already, with some fields empty; some of those never came.
    await sql`insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      select gen_random_uuid(), 'p' || n || '@uni.example', case when n % 2 = 0 then ${now}::timestamptz end,
        jsonb_build_object('first_name', case when n % 5 = 0 then '' else 'P' end)
      from generate_series(3, ${count}, 3) n`;
    await sql`update private.profiles set university = 'Uni Kiel', skills = '{sales}' where first_name = 'P'`;
    const before = await everybody();
    // As the database does by itself within a minute: a connection else keeps the plans it made for the ten people of earlier tests.
    await sql`analyze`;
    const rows = Array.from({ length: count }, (_, index) =>
      row(index + 2, `p${index + 1}@uni.example`, {
        ...{
          first_name: 'Import',
          last_name: `No ${index}`,
          university: 'FH Kiel',
          city: 'Kiel',
          skills: ['law'],
        },
      }),
    );
    // Forty addresses were no addresses before they were mended.
    const broken = rows.map((one, index) =>
      index % 5 === 1 && index < 200 ? { ...one, email: 'broken' } : one,
    );
    expect(broken.filter(({ email }) => email === 'broken')).toHaveLength(40);
    const id = await create(broken);
    expect(await refusal(start(id, broken, {}))).toBe('GR151');
    const known = Math.floor(count / 3);
    const again = known - Math.floor(count / 6);
    await start(id, rows, { new: count - known, again, change: known - again });
    await sql`analyze`;
    expect(await work()).toEqual({ changed: count });
    expect(await everybody()).toHaveLength(before.length + count - known);
    expect(await undo(id)).toEqual({ state: 'done', result: { changed: count } });
    expect(await everybody()).toEqual(before);
    expect(await sql`select from private.jobs where kind = 'import_invite'`).toHaveLength(0);
  }, 300_000);

  it('keeps who logged in, is in a team or became something else, and what somebody changed since', async () => {
    const ada = await account('ada@uni.example', { confirmed: true });
    const emails = ['in', 'team', 'role', 'idle'].map((name) => `${name}@uni.example`);
    const id = await begin(
      [
        row(2, 'ada@uni.example', { city: 'Kiel', studies: 'Law' }),
        ...emails.map((email, n) => row(n + 3, email)),
      ],
      { new: 4, change: 1 },
    );
    await work();
    const idOf = async (email: string) =>
      only(await sql<{ id: string }[]>`select id from auth.users where email = ${email}`).id;
    await sql`update auth.users set last_sign_in_at = ${at(1)} where email = 'in@uni.example'`;
    await sql`update private.profiles set role = 'MENTOR' where user_id = ${await idOf('role@uni.example')}`;
    await sql`insert into public.teams (season_id, name, slug, captain_id)
      select s.id, 'Fugenfest', 'fugenfest', ${await idOf('team@uni.example')} from public.seasons s limit 1`;
    await sql`insert into public.team_members (team_id, user_id, season_id) select t.id, t.captain_id, t.season_id from public.teams t`;
    await sql`update private.profiles set city = 'Köln' where user_id = ${ada}`;
    expect((await undo(id)).result).toEqual({ changed: 1, changed_since: 1, kept: 3 });
    expect(await profile(ada)).toMatchObject({ city: 'Köln', studies: null });
    expect(
      (await sql`select email from auth.users where email = any (${emails}) order by email`).map(
        ({ email }) => email as string,
      ),
    ).toEqual([...['in@uni.example', 'role@uni.example', 'team@uni.example']]);
  });

  it('is over after a day, happens once, and not while the import runs', async () => {
    const id = await begin([row(2, 'a@uni.example')], { new: 1 });
    const take = (hours: number) => sql`select private.undo_import(${id}, ${orga}, ${at(hours)})`;
    expect(await refusal(take(1))).toBe('GR132');
    await work();
    expect(await refusal(take(24))).toBe('GR027');
    await undo(id, 23.9);
    expect(await refusal(take(23.9))).toBe('GR131');
  });
});

describe('lists', () => {
  it('say of a draft that nothing has begun, and of an import how far it is', async () => {
    const listed = async (id: string) =>
      only(
        await sql<{ one: Record<string, unknown> }[]>`
        select private.listed_imports(${id}, ${orga}) -> 0 as one`,
      ).one;
    const rows = [row(2, 'a@uni.example')];
    const id = await create(rows);
    expect(await listed(id)).toMatchObject({ job: null, undo: null, rows: {}, invited: 0, invites_at: null });
    await start(id, rows, { new: 1 });
    await work();
    expect(await listed(id)).toMatchObject({
      job: { state: 'done', done: 1 },
      undo: null,
      rows: { made: 1 },
    });
    await undo(id);
    expect(await listed(id)).toMatchObject({ undo: { state: 'done' }, rows: {}, invites_at: null });
  });

  it('are forgotten after thirty days, and rows with an address go with its account', async () => {
    const id = await begin([row(2, 'a@uni.example')], { new: 1 });
    await work();
    const [made] = await sql<{ id: string }[]>`select id from auth.users where email = 'a@uni.example'`;
    await sql`select private.erase_account(${made?.id ?? ''}, ${now})`;
    expect(await fates(id)).toEqual([]);
    expect((await sql`select private.tidy_imports(20, ${at(24 * 30)}) as n`)[0]).toEqual({ n: 0 });
    expect((await sql`select private.tidy_imports(20, ${at(24 * 30 + 1)}) as n`)[0]).toEqual({ n: 1 });
  });
});
