// What is redacted is gone by every path: draft, history, every version, quotes, files, exports; that it was done stays.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { handInWorld, HOUR } from '../handIns/handInWorld';
import { mentorWorld } from '../mentors/mentorWorld';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
let world: ReturnType<typeof mentorWorld>;
let handIns: ReturnType<typeof handInWorld>;
withDatabase((opened) => {
  sql = opened;
  world = mentorWorld(opened);
  handIns = handInWorld(opened);
});

const SECRET = 'Wolpertinger of Görlitz';
const now = new Date();
let orga: string;
let team: Awaited<ReturnType<typeof world.team>>;
beforeEach(async () => {
  [team, orga] = [await world.team(), await world.orga()];
});

const redact = (what: string, id: string, partKey = '') =>
  sql`select private.redact(${what}, ${id}, ${partKey}, 'They never agreed', ${orga}, ${now})`;

/** As while something is redacted: a version may lose parts then, and a test may put words there. */
const whileRedacting = (work: (transaction: postgres.TransactionSql) => PromiseLike<unknown>) =>
  sql.begin(async (transaction) => {
    await transaction`select set_config('grow.redacting', 'yes', true)`;
    await work(transaction);
  });

/** Tables that hold a word anywhere. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select n.nspname || '.' || quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind = 'r' order by 1`;
  const found = [];
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ is_there: boolean }[]>(
      `select exists (select from ${name} t where t::text like '%${word}%') as is_there`,
    );
    if (row?.is_there) found.push(name);
  }
  return found;
}

/** A hand-in that was handed in twice, and whose texts say the word. */
async function handInTwice() {
  const week = await handIns.milestone(new Date(Date.now() + 100 * HOUR));
  const versions = await handIns.writeAll(team.captain, week, now);
  const version = await handIns.handIn(team.captain, week, versions, now);
  return { id: version.hand_in_id };
}

describe('a part', () => {
  it('is gone from the draft, its history and every version, which say when and why', async () => {
    const { id } = await handInTwice();
    const [part] = await sql<{ part_key: string }[]>`
      select p.part_key from public.hand_in_parts p where p.hand_in_id = ${id} and p.value ? 'text' limit 1`;
    const key = part?.part_key ?? '';
    const said = sql.json({ text: SECRET });
    await whileRedacting(
      (transaction) => transaction`
      update public.hand_in_versions set parts = parts || jsonb_build_object(${key}::text, ${said}::jsonb) where hand_in_id = ${id}`,
    );
    await sql`update public.hand_in_parts set value = ${said} where hand_in_id = ${id} and part_key = ${key}`;
    await sql`update public.hand_in_part_changes set value = ${said} where hand_in_id = ${id} and part_key = ${key}`;
    expect(await tablesWith(SECRET)).toEqual([
      'public.hand_in_part_changes',
      'public.hand_in_parts',
      'public.hand_in_versions',
    ]);
    await redact('part', id, key);
    expect(await tablesWith(SECRET)).toEqual([]);
    const { frozen } = only(
      await sql<
        { frozen: object }[]
      >`select parts -> ${key} as frozen from public.hand_in_versions where hand_in_id = ${id}`,
    );
    expect(frozen).toEqual({ text: '', redacted: { at: expect.any(String), reason: 'They never agreed' } });
    expect(
      await sql`select what, part_key, reason, redacted_by from public.redactions where team_id = ${team.id}`,
    ).toEqual([{ what: 'part', part_key: key, reason: 'They never agreed', redacted_by: orga }]);
  });

  it('is the only thing that a version loses: by hand it stays frozen', async () => {
    const { id } = await handInTwice();
    expect(await refusal(sql`update public.hand_in_versions set parts = '{}' where hand_in_id = ${id}`)).toBe(
      '42501',
    );
    const more = whileRedacting(
      (transaction) =>
        transaction`update public.hand_in_versions set parts = '{}', is_late = not is_late where hand_in_id = ${id}`,
    );
    expect(await refusal(more)).toBe('42501');
    expect(await refusal(redact('part', id, 'no_such_part'))).toBe('GR009');
    expect(await refusal(redact('part', randomUUID(), 'what'))).toBe('GR009');
    expect(await refusal(redact('poem', id))).toBe('22023');
  });
});

describe('a market test', () => {
  it('keeps its figures and none of its words, also where a version quotes it', async () => {
    const { id: handIn } = await handInTwice();
    const test = randomUUID();
    await sql`insert into public.experiments (id, team_id, author_id, hypothesis, method, seen, happened_on, adds_interviews)
      values (${test}, ${team.id}, ${team.captain}, ${SECRET}, ${SECRET}, ${SECRET}, current_date, 3)`;
    await sql`insert into public.experiment_changes (experiment_id, version, kind, before, changed_at)
      values (${test}, 1, 'edited', ${sql.json({ seen: SECRET })}, now())`;
    await whileRedacting(
      (transaction) => transaction`
      update public.hand_in_versions set parts = parts || jsonb_build_object('quoted', jsonb_build_object('tests', (
        select jsonb_agg(to_jsonb(e)) from public.experiments e where e.id = ${test}))) where hand_in_id = ${handIn}`,
    );
    await redact('test', test);
    expect(await tablesWith(SECRET)).toEqual([]);
    const quoted = only(
      await sql<{ test: { hypothesis: string; adds_interviews: number } }[]>`
        select parts -> 'quoted' -> 'tests' -> 0 as test from public.hand_in_versions where hand_in_id = ${handIn}`,
    );
    expect(quoted.test).toMatchObject({ id: test, hypothesis: '[…]', adds_interviews: 3 });
  });
});

describe('a file', () => {
  it('is an orphan at once, is named by nothing, and nothing brings it back', async () => {
    const { id } = await handInTwice();
    const { milestone_id: milestone } = only(
      await sql<{ milestone_id: string }[]>`select milestone_id from public.hand_ins where id = ${id}`,
    );
    const { key } = only(
      await sql<
        { key: string }[]
      >`select key from public.milestone_parts where milestone_id = ${milestone} limit 1`,
    );
    const [file, other] = [randomUUID(), randomUUID()];
    for (const upload of [file, other])
      await sql`insert into public.uploads (id, team_id, milestone_id, part_key, name, bytes, media_type, state, stored_at, uploaded_by)
        values (${upload}, ${team.id}, ${milestone}, ${key}, ${SECRET}, 5, 'image/png', 'stored', now(), ${team.captain})`;
    await sql`insert into storage.objects (bucket_id, name) values ('hand-ins', ${file}), ('hand-ins', ${other})`;
    await sql`update public.hand_in_parts set value = ${sql.json({ files: [file, other] })} where hand_in_id = ${id} and part_key = ${key}`;
    await redact('file', file);
    expect(
      await sql`select value from public.hand_in_parts where hand_in_id = ${id} and part_key = ${key}`,
    ).toEqual([{ value: { files: [other] } }]);
    const orphans = await sql<
      { name: string }[]
    >`select name from public.orphaned_files(100) where bucket_id = 'hand-ins'`;
    expect(orphans.map(({ name }) => name)).toContain(file);
    expect(orphans.map(({ name }) => name)).not.toContain(other);
    expect(await refusal(sql`select private.restore_upload(${team.captain}, ${file}, ${now})`)).not.toBe(
      'done',
    );
    await redact('file', other);
    expect(await tablesWith(SECRET)).toEqual([]);
  });
});
