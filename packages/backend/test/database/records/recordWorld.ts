// A team with a captain, two members and a mentor, in a database of a test's own; every transition is called with its time.
import type postgres from 'postgres';
import { addPerson, asPerson } from '../people';
import { only } from '../rows';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Wednesday noon of the fifth week. */
export const week5 = new Date('2024-12-04T11:00:00Z');
/** So many days after `week5`. */
export const days = (count: number): Date => new Date(week5.getTime() + count * DAY);

/** A row of `pulses`. */
export interface Pulse {
  id: string;
  week: number;
  user_id: string;
  state: string;
  note: string;
  read_by_mentor_at: Date | null;
}

/** A row of `action_items`. */
export interface ActionItem {
  id: string;
  state: string;
  word: string;
  from_user: string | null;
  assigned_to: string | null;
  source_week: number | null;
  answered_week: number | null;
  answered_by: string | null;
}

/** A row of `team_checklist`. */
export interface Step {
  id: string;
  key: string | null;
  text_en: string;
  text_de: string;
  position: number;
  due_on: Date | null;
  assigned_to: string | null;
  done_by: string | null;
}

const asRows = <T>(rows: unknown): readonly T[] => rows as readonly T[];

const counter = { next: 0 };

/** A new team with `size` people and a mentor. */
export async function addMentoredTeam(sql: postgres.Sql, size = 3) {
  const people: string[] = [];
  for (let index = 0; index < size; index += 1) people.push(await addPerson(sql));
  const [captain = ''] = people;
  const mentor = await addPerson(sql, 'MENTOR');
  const name = `Team ${(counter.next += 1)}`;
  const { id } = only(
    await sql<{ id: string }[]>`select (private.found_team(${captain}, ${name}, '', ${week5})).id as id`,
  );
  for (const person of people.slice(1))
    await sql`insert into public.team_members (team_id, season_id, user_id, joined_at)
      select id, season_id, ${person}, ${days(-20)} from public.teams where id = ${id}`;
  await sql`update public.team_members set joined_at = ${days(-20)} where team_id = ${id}`;
  await sql`insert into public.mentor_assignments (team_id, mentor_id, status) values (${id}, ${mentor}, 'active')`;
  return { id, name, people, captain, member: people[1] ?? '', mentor };
}

/** The transitions as plain calls; each throws the database's error. */
export function recordWorld(sql: postgres.Sql) {
  return {
    answer: async (person: string, week: number, state: string, note = '', at = week5) =>
      only(
        await sql<Pulse[]>`select * from private.answer_pulse(${person}, ${week}, ${state}, ${note}, ${at})`,
      ),
    takeBack: (person: string, week: number, at = week5) =>
      sql`select private.take_back_pulse(${person}, ${week}, ${at})`,
    pulses: (team: string) =>
      sql<Pulse[]>`select * from public.pulses where team_id = ${team} order by week, created_at, id`,
    /** What somebody may read of a table, as the API would answer. */
    readable: async (person: string, table: string) =>
      asRows<Record<string, unknown>>(
        await asPerson(
          sql,
          person,
          (request) => request`select * from public.${request(table)} order by created_at`,
        ),
      ),
    notified: async (person: string) => {
      const rows = await sql<{ kind: string }[]>`select kind from public.notifications
        where user_id = ${person} order by created_at, id`;
      return rows.map(({ kind }) => kind);
    },
    mailed: async (person: string) => {
      const rows = await sql<{ kind: string; details: Record<string, unknown> }[]>`
        select kind, details from private.outbox where user_id = ${person} order by created_at, id`;
      return [...rows];
    },
    advise: async (person: string, id: string, team: string, text: string, at = week5) =>
      only(
        await sql<
          { id: string; text: string }[]
        >`select * from private.give_advice(${person}, ${id}, ${team}, ${text}, ${at})`,
      ),
    addItem: async (person: string, id: string, team: string, text: string, advice?: string) =>
      only(
        await sql<ActionItem[]>`
          select * from private.add_action_item(
            ${person}, ${id}, ${team}, ${text}, 6, ${advice ? 'advice' : 'team'}, ${advice ?? null}, null, ${week5}
          )`,
      ),
    answerItem: async (person: string, id: string, answer: string | null, word = '', at = week5) =>
      only(
        await sql<
          ActionItem[]
        >`select * from private.answer_action_item(${person}, ${id}, ${answer}, ${word}, ${at})`,
      ),
    checklist: async (person: string, team: string, week: number) =>
      asRows<Step>(
        await asPerson(
          sql,
          person,
          (request) => request`select * from public.team_checklist(${team}, ${week})`,
        ),
      ),
    tick: (person: string, week: number, id: string, isDone = true) =>
      sql`select * from private.tick_checklist_item(${person}, ${week}, ${id}, ${isDone}, ${week5})`,
    addStep: (person: string, week: number, id: string, text: string, position: number | null = null) =>
      sql`select * from private.add_checklist_item(${person}, ${week}, ${id}, ${text}, null, null, ${position}, ${week5})`,
    moveStep: (person: string, week: number, id: string, position: number) =>
      sql`select * from private.move_checklist_item(${person}, ${week}, ${id}, ${position})`,
    ask: async (at: Date) =>
      only(await sql<{ asked: number }[]>`select private.ask_still_in(1000, ${at}) as asked`).asked,
    confide: (person: string, id: string, text: string, at = week5) =>
      sql`select * from private.confide(${person}, ${id}, ${text}, ${at})`,
  };
}

/** The SQLSTATE or message that a call is refused with. */
export async function refusal(work: Promise<unknown> | PromiseLike<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return code === '42501' ? message : code;
  }
  return 'not refused';
}
