// The life of a file: reserved, stored, named or not, given up; each time with the time it happens at.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/testing';
import { asPerson } from '../people';
import { refusal, teamWorld, type Team } from '../teams/teamWorld';

interface Upload {
  id: string;
  team_id: string;
  uploaded_by: string | null;
  name: string;
  object: string;
  state: string;
  removed_at: Date | null;
}

/** In the fifth week, which has a part of files and one of films. */
const thursday = new Date('2024-12-05T12:00:00Z');
const later = (hours: number): Date => new Date(thursday.getTime() + hours * 3_600_000);

let database: TestDatabase;
let sql: postgres.Sql;
let world: ReturnType<typeof teamWorld>;
let milestone: string;
let team: Team;
let captain: string;
let member: string;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 4, onnotice: () => undefined });
  world = teamWorld(sql);
  const [week] = await sql<{ id: string }[]>`select id from public.milestones where week = 5`;
  milestone = week?.id ?? '';
  const made = await world.teamOf(2);
  ({ team, captain } = made);
  member = made.people[1] ?? '';
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const only = (rows: readonly Upload[]): Upload => {
  const [row] = rows;
  if (!row) throw new Error('No row');
  return row;
};
interface Wish {
  by?: string;
  part?: string;
  name?: string | null;
  bytes?: number | null;
  type?: string;
  now?: Date;
}
const reserve = async ({ by, part, name, bytes, type, now }: Wish = {}): Promise<Upload> =>
  only(
    await sql<Upload[]>`select * from private.reserve_upload(
      ${by ?? captain}, ${milestone}, ${part ?? 'prototype'}, null, ${name === undefined ? 'plan.pdf' : name},
      ${bytes === undefined ? 1000 : bytes}, ${type ?? 'application/pdf'}, ${now ?? thursday})`,
  );
const store = ({ object }: Upload, size = 1000, mimetype = 'application/pdf') =>
  sql`insert into storage.objects (bucket_id, name, metadata) values ('hand-ins', ${object}, ${sql.json({ size, mimetype })})`;
const finish = async ({ id }: Upload, by = captain, now = thursday): Promise<Upload> =>
  only(await sql<Upload[]>`select * from private.finish_upload(${by}, ${id}, ${now})`);
const remove = ({ id }: Upload, by = captain, now = thursday) =>
  sql`select private.remove_upload(${by}, ${id}, ${now})`;
const expire = (now: Date) => sql`select private.expire_uploads(1000, ${now})`;
const rowOf = async ({ id }: Upload): Promise<Upload | undefined> =>
  (await sql<Upload[]>`select * from public.uploads where id = ${id}`)[0];
const orphans = async (): Promise<string[]> =>
  (await sql<{ name: string }[]>`select name from public.orphaned_files(1000)`).map(({ name }) => name);
const stored = async (wish: Wish = {}): Promise<Upload> => {
  const upload = await reserve(wish);
  await store(upload);
  return finish(upload, wish.by, wish.now);
};

describe('reserving', () => {
  it('keeps the name as it was, and stores under another', async () => {
    const upload = await reserve({ name: 'Прототип 🧪 מבחן.pdf' });
    expect(upload).toMatchObject({
      team_id: team.id,
      uploaded_by: captain,
      name: 'Прототип 🧪 מבחן.pdf',
      object: upload.id,
      state: 'reserved',
    });
  });

  it.each([
    ['a name that turns round what follows', 'gpj.\u202Eexe.pdf', 'gpj.exe.pdf'],
    ['a name of several lines', 'a\nb.pdf', 'a b.pdf'],
    ['no name to see', ' \u200b ', 'file'],
    ['no name at all', null, 'file'],
  ])('makes %s readable', async (_what, name, kept) => {
    expect((await reserve({ name })).name).toBe(kept);
  });

  it('cuts a name that is too long', async () => {
    expect((await reserve({ name: 'x'.repeat(500) })).name).toHaveLength(200);
  });

  it.each([
    ['a kind that the part does not take', { type: 'image/svg+xml' }, 'GR051', 'file_type'],
    ['a film where files belong', { type: 'video/mp4' }, 'GR051', 'file_type'],
    ['more than the part takes', { bytes: 50_000_001 }, 'GR050', 'file_too_large'],
    [
      'a film that is too long',
      { part: 'film', type: 'video/mp4', bytes: 200_000_001 },
      'GR050',
      'file_too_large',
    ],
    ['nothing', { bytes: 0 }, '22023', 'upload_invalid'],
    ['no size', { bytes: null }, '22023', 'upload_invalid'],
    ['a part of words', { part: 'sentence' }, 'GR009', 'part_not_found'],
    ['a week that has not begun', { now: new Date('2024-11-30T12:00:00Z') }, 'GR036', 'week_not_open'],
  ])('refuses %s', async (_what, wish: Wish, code, message) => {
    await expect(reserve(wish)).rejects.toThrow(refusal(code, message));
  });

  it('takes evidence for a test of the team', async () => {
    await expect(
      sql`select private.reserve_upload(${captain}, null, null, ${randomUUID()}, 'x.pdf', 1, 'application/pdf', ${thursday})`,
    ).rejects.toThrow(refusal('GR009', 'experiment_not_found'));
  });

  it('takes evidence once whoever can be recognised in it has agreed', async () => {
    const { captain: by, team: its } = await world.teamOf(1);
    const experiment = randomUUID();
    await sql`insert into public.experiments (id, team_id, author_id, hypothesis, method, happened_on)
      values (${experiment}, ${its.id}, ${by}, 'They buy', 'Ask ten', '2024-12-04')`;
    const evidence = (type: string, bytes = 1) =>
      sql`select private.reserve_upload(${by}, null, null, ${experiment}, 'x', ${bytes}, ${type}, ${thursday})`;
    await expect(evidence('image/jpeg')).rejects.toThrow(refusal('GR057', 'consent_missing'));
    await sql`update public.experiments set people_agreed = true where id = ${experiment}`;
    await expect(evidence('image/jpeg')).resolves.toHaveLength(1);
    await expect(evidence('image/svg+xml')).rejects.toThrow(refusal('GR051', 'file_type'));
    await expect(evidence('text/csv', 50_000_001)).rejects.toThrow(refusal('GR050', 'file_too_large'));
  });

  it('is for people in a team', async () => {
    await expect(reserve({ by: await world.person() })).rejects.toThrow(refusal('GR014', 'not_in_team'));
  });

  it('gives a team two gigabytes, also to two of it at once', async () => {
    const [full, other] = (await world.teamOf(2)).people;
    const film = (by: string | undefined) =>
      reserve({ by: by ?? '', part: 'film', type: 'video/mp4', bytes: 200_000_000 });
    for (let count = 0; count < 9; count += 1) await film(full);
    const last = await Promise.allSettled([film(full), film(other)]);
    expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(reserve({ by: full ?? '', bytes: 1 })).rejects.toThrow(refusal('GR052', 'no_room'));
    const [given] = await sql<
      Upload[]
    >`select * from public.uploads where uploaded_by = ${full ?? ''} limit 1`;
    await remove(only(given ? [given] : []), full);
    await expect(film(other)).resolves.toMatchObject({ state: 'reserved' });
  });

  it('takes forty files of a part', async () => {
    const { captain: by } = await world.teamOf(1);
    for (let count = 0; count < 40; count += 1) await reserve({ by, bytes: 1 });
    await expect(reserve({ by, bytes: 1 })).rejects.toThrow(refusal('GR053', 'too_many_files'));
  });
});

describe('arriving', () => {
  it('is said once the whole file is there, by anybody of the team, and twice does no harm', async () => {
    const upload = await reserve();
    await expect(finish(upload)).rejects.toThrow(refusal('GR054', 'file_missing'));
    await store(upload);
    expect(await finish(upload, member)).toMatchObject({ state: 'stored' });
    expect(await finish(upload)).toMatchObject({ state: 'stored' });
  });

  it.each([
    ['another size', 999, 'application/pdf'],
    ['another kind', 1000, 'text/plain'],
  ])('is refused with %s', async (_what, size, type) => {
    const upload = await reserve();
    await store(upload, size, type);
    await expect(finish(upload)).rejects.toThrow(refusal('GR055', 'file_differs'));
  });

  it('is nothing that another team could say', async () => {
    const { captain: stranger } = await world.teamOf(1);
    const upload = await reserve();
    await expect(finish(upload, stranger)).rejects.toThrow(refusal('GR009', 'upload_not_found'));
    await expect(remove(upload, stranger)).rejects.toThrow(refusal('GR009', 'upload_not_found'));
  });

  it('is no longer possible for a file that was given up', async () => {
    const upload = await reserve();
    await store(upload);
    await remove(upload);
    await expect(finish(upload)).rejects.toThrow(refusal('GR009', 'upload_not_found'));
  });
});

describe('who reads it', () => {
  const seen = async (person: string, { id }: Upload) => {
    const count = async (work: (request: postgres.TransactionSql) => Promise<{ length: number }>) =>
      ((await asPerson(sql, person, work)) as { length: number }).length;
    return [
      await count((request) => request`select from public.uploads where id = ${id}`),
      await count((request) => request`select from storage.objects where name = ${id}`),
    ];
  };

  it('the team, and nobody any longer who left', async () => {
    const { people } = await world.teamOf(2);
    const [first = '', second = ''] = people;
    const upload = await stored({ by: second });
    expect(await seen(first, upload)).toEqual([1, 1]);
    expect(await seen(second, upload)).toEqual([1, 1]);
    await world.leave(second, upload.team_id);
    expect(await seen(second, upload)).toEqual([0, 0]);
    expect(await seen(first, upload)).toEqual([1, 1]);
  });

  it('a mentor, as long as they look after the team', async () => {
    const mentor = await world.person();
    await sql`update private.profiles set role = 'MENTOR' where user_id = ${mentor}`;
    const upload = await stored();
    expect(await seen(mentor, upload)).toEqual([0, 0]);
    await sql`insert into public.mentor_assignments (team_id, mentor_id, status) values (${team.id}, ${mentor}, 'active')`;
    expect(await seen(mentor, upload)).toEqual([1, 1]);
    await sql`update public.mentor_assignments set status = 'ended' where mentor_id = ${mentor}`;
    expect(await seen(mentor, upload)).toEqual([0, 0]);
  });

  it('the team still, when whoever brought it deletes the account', async () => {
    const { people, captain: first } = await world.teamOf(2);
    const [, second = ''] = people;
    const upload = await stored({ by: second });
    await sql`update storage.objects set owner_id = ${second} where name = ${upload.object}`;
    expect(await sql`select * from public.files_of_person(${second})`).toHaveLength(0);
    await sql`select private.erase_account(${second}, ${thursday})`;
    expect(await rowOf(upload)).toMatchObject({ uploaded_by: null, state: 'stored' });
    expect(await seen(first, upload)).toEqual([1, 1]);
    expect(await orphans()).not.toContain(upload.object);
  });
});

describe('giving up', () => {
  it('takes the file away, and the row a day later', async () => {
    const upload = await stored();
    await remove(upload);
    await remove(upload);
    expect(await orphans()).toContain(upload.object);
    await expire(later(50));
    expect(await rowOf(upload), 'its file is still there').toBeDefined();
    await sql.begin(async (transaction) => {
      await transaction`select set_config('storage.allow_delete_query', 'true', true)`;
      await transaction`delete from storage.objects where name = ${upload.object}`;
    });
    await expire(later(100));
    expect(await rowOf(upload)).toBeUndefined();
  });

  it('may be taken back for a day, while its file is there and the team has room', async () => {
    const upload = await stored();
    const restore = (now: Date) =>
      sql<Upload[]>`select * from private.restore_upload(${captain}, ${upload.id}, ${now})`;
    await remove(upload);
    expect(only(await restore(later(23)))).toMatchObject({ id: upload.id, removed_at: null });
    expect(only(await restore(later(48))), 'once more').toMatchObject({ removed_at: null });
    await sql`update public.uploads set removed_at = now() where id = ${upload.id}`;
    expect(await orphans(), 'its file waits').not.toContain(upload.object);
    await sql`update public.uploads set removed_at = ${thursday} where id = ${upload.id}`;
    await expect(restore(later(25))).rejects.toThrow(refusal('GR027', 'undo_over'));
    expect(await orphans()).toContain(upload.object);
    const never = await reserve();
    await remove(never);
    await expect(sql`select private.restore_upload(${captain}, ${never.id}, ${later(1)})`).rejects.toThrow(
      refusal('GR027', 'undo_over'),
    );
  });

  it('happens by itself to what never came, after two days', async () => {
    const upload = await reserve();
    await expire(later(47));
    expect(await rowOf(upload)).toMatchObject({ state: 'reserved', removed_at: null });
    await expire(later(80));
    expect(await rowOf(upload)).toMatchObject({ state: 'failed', removed_at: later(80) });
  });

  it('happens by itself to what nothing names, after a week', async () => {
    const upload = await stored();
    await expire(later(24 * 6));
    expect(await rowOf(upload)).toMatchObject({ removed_at: null });
    await expire(later(24 * 8));
    expect(await rowOf(upload)).toMatchObject({ removed_at: later(24 * 8) });
    expect(await orphans()).toContain(upload.object);
  });

  it('never happens to what something names', async () => {
    const upload = await stored();
    await sql.begin(async (transaction) => {
      await transaction.unsafe(`create function private.upload_named_by_a_test(uuid) returns boolean language sql
        as $$ select $1 = '${upload.id}' $$`);
      await expect(
        transaction.savepoint(
          (inner) => inner`select private.remove_upload(${captain}, ${upload.id}, ${thursday})`,
        ),
      ).rejects.toThrow(refusal('GR056', 'file_in_use'));
      await transaction`select private.expire_uploads(1000, ${later(24 * 30)})`;
      const [row] = await transaction<Upload[]>`select * from public.uploads where id = ${upload.id}`;
      expect(row).toMatchObject({ removed_at: null });
      await transaction`drop function private.upload_named_by_a_test`;
    });
  });

  /** A hand-in of a team of its own, in some state, and a file of its part. */
  const handIn = async (state = 'draft', extended: Date | null = null) => {
    const { captain: by, team: its } = await world.teamOf(1);
    const upload = await stored({ by });
    const isFrozen = state !== 'draft';
    const [row] = await sql<{ id: string }[]>`insert into public.hand_ins
        (team_id, milestone_id, state, version, due_at_effective, is_late, taken_at, extended_until)
      values (${its.id}, ${milestone}, ${state}, ${isFrozen ? 1 : 0}, ${isFrozen ? thursday : null},
        ${isFrozen ? false : null}, ${state === 'in_review' ? thursday : null}, ${extended}) returning id`;
    return { by, upload, id: row?.id ?? '', team: its.id };
  };
  const removedAt = async (upload: Upload) => (await rowOf(upload))?.removed_at;

  it('never happens to what a draft names', async () => {
    const { by, upload, id, team: its } = await handIn();
    await sql`insert into public.hand_in_parts (hand_in_id, part_key, team_id, value, version)
      values (${id}, 'prototype', ${its}, ${sql.json({ files: [upload.id] })}, 1)`;
    await expect(remove(upload, by)).rejects.toThrow(refusal('GR056', 'file_in_use'));
    await expire(later(24 * 8));
    expect(await removedAt(upload)).toBeNull();
    await sql`update public.hand_in_parts set value = '{"files": []}' where hand_in_id = ${id}`;
    await expire(later(24 * 10));
    expect(await removedAt(upload)).toEqual(later(24 * 10));
  });

  it('never happens to what any version names', async () => {
    const { by, upload, id, team: its } = await handIn('submitted');
    const files = [
      { id: upload.id, name: 'plan.pdf', bytes: 1000, media_type: 'application/pdf', object: upload.id },
    ];
    await sql`insert into public.hand_in_versions
        (hand_in_id, team_id, number, parts, handed_in_at, is_by_clock, is_complete, is_late, due_at_effective, replaced_at)
      values (${id}, ${its}, 1, ${sql.json({ prototype: { files } })}, ${thursday}, false, true, false, ${thursday}, ${thursday})`;
    await expect(remove(upload, by)).rejects.toThrow(refusal('GR056', 'file_in_use'));
    await expire(later(24 * 100));
    expect(await removedAt(upload)).toBeNull();
  });

  it.each([
    ['a week that is read', 'in_review', null, 0, 'GR037', 'hand_in_locked'],
    ['a week that was accepted', 'accepted', null, 0, 'GR037', 'hand_in_locked'],
    ['a week that is over', 'draft', null, 24 * 6, 'GR035', 'week_closed'],
  ])('goes with a refusal of new files in %s', async (_what, state, extended, hours, code, message) => {
    const { by } = await handIn(state, extended);
    await expect(reserve({ by, now: later(hours) })).rejects.toThrow(refusal(code, message));
  });

  it('does not stand in the way of a week that was extended, or that is to be revised', async () => {
    const late = { now: later(24 * 6) };
    const extended = await handIn('draft', later(24 * 7));
    await expect(reserve({ by: extended.by, ...late })).resolves.toMatchObject({ state: 'reserved' });
    const revised = await handIn('changes_requested');
    await expect(reserve({ by: revised.by, ...late })).resolves.toMatchObject({ state: 'reserved' });
    const { captain: without } = await world.teamOf(1);
    await expect(reserve({ by: without, ...late })).rejects.toThrow(refusal('GR035', 'week_closed'));
  });

  it('happens to evidence a month after its test was removed, unless a version quotes the test', async () => {
    const { by, id, team: its } = await handIn('submitted');
    const experiment = randomUUID();
    await sql`insert into public.experiments (id, team_id, author_id, hypothesis, method, happened_on, people_agreed)
      values (${experiment}, ${its}, ${by}, 'They buy', 'Ask ten', '2024-12-04', true)`;
    const evidence = async () => {
      const [row] = await sql<Upload[]>`select * from private.reserve_upload(
        ${by}, null, null, ${experiment}, 'receipt.pdf', 1000, 'application/pdf', ${thursday})`;
      const upload = only(row ? [row] : []);
      await store(upload);
      return finish(upload, by);
    };
    const [first, second] = [await evidence(), await evidence()];
    await expire(later(24 * 60));
    expect([await removedAt(first), await removedAt(second)]).toEqual([null, null]);
    await remove(first, by);
    await sql`insert into public.hand_in_versions
        (hand_in_id, team_id, number, parts, handed_in_at, is_by_clock, is_complete, is_late, due_at_effective)
      values (${id}, ${its}, 1, ${sql.json({ quotes: { tests: [{ id: experiment }] } })}, ${thursday}, false, true, false, ${thursday})`;
    await expect(remove(second, by)).rejects.toThrow(refusal('GR056', 'file_in_use'));
    await sql`update public.experiments set removed_at = ${thursday} where id = ${experiment}`;
    await expire(later(24 * 70));
    expect(await removedAt(second)).toBeNull();
    // Versions are never deleted; a test may.
    await sql`delete from public.hand_ins where id = ${id}`;
    await expire(later(24 * 80));
    expect(await removedAt(second)).toEqual(later(24 * 80));
  });

  it('finds files that no row knows', async () => {
    const name = randomUUID();
    await sql`insert into storage.objects (bucket_id, name) values ('hand-ins', ${name})`;
    expect(await orphans()).toContain(name);
  });
});
