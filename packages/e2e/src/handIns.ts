import { onDatabase } from './database';
import { createPerson, type Person } from './people';
import { expect } from './test';
import { asPerson, openTeams, teamOf, type Team } from './teamCalls';

/** A team that writes in a week, its people, and the mentor who reads it. */
export interface ArrangedHandIn {
  readonly team: Team;
  readonly captain: Person;
  readonly mate: Person;
  readonly mentor: Person;
  readonly milestoneId: string;
  /** The address of the week. */
  readonly path: string;
}

interface HandInOptions {
  readonly week?: number;
  /** How many hours from now it is due for this team; before now it is late. */
  readonly dueInHours?: number;
}

/** A team of two with a mentor, and a week that takes what they write. Week 1 asks for one text and takes another. */
export async function arrangeHandIn({
  week = 1,
  dueInHours = 50,
}: HandInOptions = {}): Promise<ArrangedHandIn> {
  await openTeams();
  const captain = await createPerson();
  const mate = await createPerson({ firstName: 'Ilka', lastName: 'Brandt' });
  const mentor = await createPerson({ role: 'MENTOR', firstName: 'Henrike', lastName: 'Vossberg' });
  const team = await teamOf(captain, [mate]);
  const milestoneId = await onDatabase(async (sql) => {
    // The next season, which another test may be preparing, has a copy of each.
    const [milestone] = await sql<{ id: string }[]>`
      select id from public.milestones where week = ${week} and season_id = (private.current_season()).id`;
    if (!milestone) throw new Error(`Week ${week} asks for nothing`);
    await sql`insert into public.mentor_assignments ${sql({ team_id: team.id, mentor_id: mentor.userId, status: 'active' })}`;
    await sql`insert into public.hand_ins (team_id, milestone_id, extended_until)
      values (${team.id}, ${milestone.id}, now() + make_interval(hours => ${dueInHours}))`;
    return milestone.id;
  });
  return { team, captain, mate, mentor, milestoneId, path: `/connect/team/weeks/${week}` };
}

/** What the mentor says of the newest version; resolves once it counts. */
export async function giveVerdict(
  { mentor, team, milestoneId }: ArrangedHandIn,
  decision: 'accepted' | 'changes_requested',
  note = '',
): Promise<void> {
  const { call } = await asPerson(mentor);
  const readHandIn = () =>
    onDatabase(async (sql) => {
      const [row] = await sql<{ id: string; version: number; state: string }[]>`
        select id, version, state from public.hand_ins where team_id = ${team.id} and milestone_id = ${milestoneId}`;
      if (!row) throw new Error('Nothing was written');
      return row;
    });
  const { id, version } = await readHandIn();
  await call('take_review', { p_hand_in_id: id, p_version: version });
  await call('give_verdict', { p_hand_in_id: id, p_version: version, p_decision: decision, p_note: note });
  const settledState = async () => {
    await call('settle_verdicts', {});
    return (await readHandIn()).state;
  };
  await expect.poll(settledState, { message: 'the verdict counts' }).toBe(decision);
}

/** What the database has of a part; undefined before it has anything. */
export function savedText({ team, milestoneId }: ArrangedHandIn, key: string): Promise<string | undefined> {
  return onDatabase(async (sql) => {
    const [row] = await sql<{ text: string }[]>`
      select p.value ->> 'text' as text from public.hand_in_parts p
      join public.hand_ins h on h.id = p.hand_in_id
      where h.team_id = ${team.id} and h.milestone_id = ${milestoneId} and p.part_key = ${key}`;
    return row?.text;
  });
}

/** The names of the files that the draft of a part lists, in order. */
export function savedFiles({ team, milestoneId }: ArrangedHandIn, key: string): Promise<string[]> {
  return onDatabase(async (sql) => {
    const rows = await sql<{ name: string }[]>`
      select u.name from public.hand_in_parts p
      join public.hand_ins h on h.id = p.hand_in_id
      cross join lateral jsonb_array_elements_text(p.value -> 'files') with ordinality as listed (id, position)
      join public.uploads u on u.id = listed.id::uuid
      where h.team_id = ${team.id} and h.milestone_id = ${milestoneId} and p.part_key = ${key}
      order by listed.position`;
    return rows.map(({ name }) => name);
  });
}

/** The captain writes these parts and hands them in; `version` is what each had before, 0 where nothing was written. */
export async function handIn(
  { captain, milestoneId }: ArrangedHandIn,
  parts: Readonly<Record<string, string>>,
  version = 0,
): Promise<void> {
  const { call } = await asPerson(captain);
  for (const [key, text] of Object.entries(parts)) {
    const saved = { p_milestone_id: milestoneId, p_key: key, p_value: { text }, p_version: version };
    await call('save_hand_in_part', saved);
  }
  const versions = Object.fromEntries(Object.keys(parts).map((key) => [key, version + 1]));
  await call('hand_in', { p_milestone_id: milestoneId, p_versions: versions });
}
