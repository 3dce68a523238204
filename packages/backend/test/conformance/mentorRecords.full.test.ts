// Whose record a mentor reads, asked for over HTTP by ids that they know: their team's, and of it what they judged once they look
// after it no longer. Rows, embedded rows, functions, files and realtime.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Member } from './localBackend';
import { judge, openMentoredTeams, type Stage } from './mentoredTeams';

let stage: Stage;
let files: { first: string; second: string };
let handIn: string;
let versions: { first: string; second: string };
let past: string;

beforeAll(async () => {
  stage = await openMentoredTeams();
  const { team, sql } = stage;
  const { captain, mentor } = team;
  const first = await stage.store(captain, 'the first pitch');
  const one = await stage.handIn(captain, 'Shops order', [first]);
  await judge(stage, mentor, one.id, 1, 'changes_requested', 'Name one shop');
  const second = await stage.store(captain, 'the second pitch');
  const two = await stage.handIn(captain, 'Ada’s shop orders', [second]);
  [files, handIn] = [{ first, second }, one.id];
  versions = { first: one.version, second: two.version };
  const [week] = await sql<
    { week: number }[]
  >`select private.week_at((private.current_season()).id, now()) as week`;
  await captain.client
    .rpc('answer_pulse', { p_week: week?.week ?? 0, p_state: 'stuck', p_note: 'No dairy' })
    .throwOnError();
  await mentor.client
    .rpc('give_advice', { p_id: randomUUID(), p_team_id: team.id, p_text: 'Ask ten shops' })
    .throwOnError();
  await captain.client
    .rpc('add_action_item', { p_id: randomUUID(), p_team_id: team.id, p_text: 'Phone ten shops' })
    .throwOnError();
  await mentor.client
    .rpc('save_mentor_note', { p_id: randomUUID(), p_team_id: team.id, p_text: 'Emre leads' })
    .throwOnError();
  past = randomUUID();
  await sql`insert into public.office_hour_bookings (id, team_id, mentor_id, starts_at, ends_at, state, note, settled_at)
    values (${past}, ${team.id}, ${mentor.userId}, now() - interval '1 day', now() - interval '23 hours', 'held', 'Agreed', now())`;
}, 120_000);
afterAll(() => stage.stop());

/** What hangs on a team, and may be asked for beside it. */
const beside = [
  ...(['hand_ins', 'pulses', 'advice', 'action_items'] as const),
  ...(['mentor_notes', 'office_hour_bookings', 'uploads'] as const),
];
const tables = [
  ...beside,
  ...(['hand_in_parts', 'hand_in_part_changes', 'hand_in_versions', 'hand_in_verdicts'] as const),
];
const calls = [
  ...(['team_weeks', 'team_hand_ins', 'team_pulses', 'team_advice', 'team_action_items'] as const),
  ...(['team_mentor_notes', 'team_meetings', 'experiment_quotes'] as const),
];

/** How many rows of the team's record each way gives. */
async function recordFor({ client }: Member): Promise<Record<string, number>> {
  const { id } = stage.team;
  const rows: Record<string, number> = {};
  const { data: embedded } = await client
    .from('teams')
    .select(beside.map((table) => `${table} (*)`).join() as '*')
    .eq('id', id)
    .single()
    .throwOnError();
  for (const table of tables) {
    const { data } = await client.from(table).select('*').eq('team_id', id).throwOnError();
    rows[table] = data.length;
  }
  for (const table of beside)
    expect((embedded as unknown as Record<string, unknown[]>)[table], table).toHaveLength(rows[table] ?? 0);
  for (const name of calls)
    rows[name] = (await client.rpc(name, { p_team_id: id }).throwOnError()).data.length;
  for (const file of [files.first, files.second]) {
    const { data } = await client.storage.from('hand-ins').createSignedUrl(file, 600);
    const direct = await client.storage.from('hand-ins').download(file);
    expect(direct.data !== null).toBe(data !== null);
    rows[file === files.first ? 'first file' : 'second file'] = data ? 1 : 0;
  }
  const { data: listed } = await client.storage.from('hand-ins').list();
  rows['listed files'] = listed?.length ?? 0;
  return rows;
}

const nothing = (rows: Record<string, number>) => Object.entries(rows).filter(([, count]) => count > 0);

/** What whoever looks after the team may do to it, as codes of refusals. */
async function refusalsFor({ client }: Member): Promise<string[]> {
  const { id } = stage.team;
  const until = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const answers = await Promise.all([
    client.rpc('take_review', { p_hand_in_id: handIn, p_version: 2 }),
    client.rpc('release_review', { p_hand_in_id: handIn }),
    client.rpc('give_verdict', { p_hand_in_id: handIn, p_version: 2, p_decision: 'accepted' }),
    client.rpc('change_return_day', { p_hand_in_id: handIn, p_until: until }),
    client.rpc('give_advice', { p_id: randomUUID(), p_team_id: id, p_text: 'x' }),
    client.rpc('save_mentor_note', { p_id: randomUUID(), p_team_id: id, p_text: 'x' }),
    client.rpc('read_pulses', { p_team_id: id }),
    client.rpc('add_action_item', { p_id: randomUUID(), p_team_id: id, p_text: 'x' }),
  ]);
  return answers.map(({ error }) => error?.code ?? 'done');
}

/** Follows the hand-ins of the team; what arrives. */
async function follow({ client, userId }: Member): Promise<unknown[]> {
  const [seen, messages]: [unknown[], string[]] = [[], []];
  client
    .channel(`hand-ins for ${userId} ${randomUUID()}`)
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'hand_in_parts', filter: `team_id=eq.${stage.team.id}` },
      (change) => seen.push(change.new),
    )
    .on('system', {}, ({ message }: { message: string }) => messages.push(message))
    .subscribe();
  await expect.poll(() => messages, { timeout: 20_000 }).toEqual(['Subscribed to PostgreSQL']);
  return seen;
}

let writes = 0;
const write = async ({ client }: { client: Client }) => {
  writes += 1;
  const [part] = await stage.sql<{ version: number }[]>`
    select version from public.hand_in_parts where hand_in_id = ${handIn} and part_key = 'claim'`;
  await client
    .rpc('save_hand_in_part', {
      ...{ p_milestone_id: stage.milestone, p_key: 'claim' },
      ...{ p_value: { text: `Written ${writes}` }, p_version: part?.version ?? 0 },
    })
    .throwOnError();
};

describe('a mentor', () => {
  it('reads the record of their team in every way, and of another team nothing in any', async () => {
    const { team, other } = stage;
    const own = await recordFor(team.mentor);
    expect(own).toMatchObject({ hand_in_versions: 2, hand_in_verdicts: 1, pulses: 1, 'second file': 1 });
    const missing = Object.entries(own).filter(([, count]) => count === 0);
    expect(missing).toEqual([['experiment_quotes', 0]]);
    for (const stranger of [other.mentor, other.captain])
      expect(nothing(await recordFor(stranger))).toEqual([]);
    expect(new Set(await refusalsFor(other.mentor))).toEqual(new Set(['42501']));
  });

  it('hears what their team writes, and nothing of another team', async () => {
    const { team, other } = stage;
    const [own, strange] = [await follow(team.mentor), await follow(other.mentor)];
    await write(team.captain);
    await expect.poll(() => own.length, { timeout: 20_000 }).toBe(1);
    expect(strange).toEqual([]);
  });
});

describe('the end of an assignment', () => {
  it('leaves the mentor what they judged, with its file, and no more', async () => {
    const { team, orga } = stage;
    const { client } = team.mentor;
    const old = (await client.storage.from('hand-ins').createSignedUrl(files.second, 600)).data?.signedUrl;
    const [heard, control] = [await follow(team.mentor), await follow(team.captain)];
    await orga.client
      .rpc('end_assignment', { p_id: team.assignment, p_reason: 'They asked for it' })
      .throwOnError();
    expect(Object.fromEntries(nothing(await recordFor(team.mentor)))).toEqual({
      // The version and what they said of it, and their own words: the note, and the meeting that they held.
      ...{ hand_in_versions: 1, hand_in_verdicts: 1, mentor_notes: 1, team_mentor_notes: 1 },
      ...{ office_hour_bookings: 1, team_meetings: 1 },
      ...{ uploads: 1, 'first file': 1, 'listed files': 1 },
    });
    const { data } = await client.from('hand_in_versions').select('id').throwOnError();
    expect(data).toContainEqual({ id: versions.first });
    expect(data).not.toContainEqual({ id: versions.second });
    const file = await client.storage.from('hand-ins').download(files.first);
    expect(await file.data?.text()).toBe('the first pitch');
    const reviews = await client.rpc('past_reviews').throwOnError();
    expect(reviews.data).toMatchObject([{ version_id: versions.first, note: 'Name one shop' }]);
    expect((await client.rpc('mentor_triage').throwOnError()).data).toEqual([]);
    expect((await client.rpc('review_queue').throwOnError()).data).toEqual([]);
    expect(new Set(await refusalsFor(team.mentor))).toEqual(new Set(['42501']));
    // An address that they had ends by itself.
    const token = new URL(old ?? '').searchParams.get('token')?.split('.')[1] ?? '';
    const { exp } = JSON.parse(Buffer.from(token, 'base64url').toString()) as { exp: number };
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(600);
    await write(team.captain);
    await expect.poll(() => control.length, { timeout: 20_000 }).toBe(1);
    expect(heard).toEqual([]);
  });

  it('takes that along with the role, but for their own words', async () => {
    const { team, orga } = stage;
    await orga.client
      .from('profiles')
      .update({ role: 'PARTICIPANT' })
      .eq('user_id', team.mentor.userId)
      .throwOnError();
    expect(Object.fromEntries(nothing(await recordFor(team.mentor)))).toEqual({
      ...{ mentor_notes: 1, team_mentor_notes: 1, office_hour_bookings: 1, team_meetings: 1 },
    });
    const settled = await team.mentor.client.rpc('settle_booking', {
      ...{ p_id: past, p_outcome: 'held', p_note: 'Something else' },
    });
    expect(settled.error?.code).toBe('GR009');
  });
});
