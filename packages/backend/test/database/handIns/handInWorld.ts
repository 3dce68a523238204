// A team and its weeks in a database of a test's own; every transition is called with the time it happens at.
import postgres from 'postgres';
import { addPerson } from '../people';
import { only } from '../rows';

/** A hand-in as its row stands. */
export interface HandIn {
  id: string;
  team_id: string;
  milestone_id: string;
  state: 'draft' | 'submitted' | 'in_review' | 'accepted' | 'changes_requested';
  version: number;
  due_at_effective: Date | null;
  is_late: boolean | null;
  extended_until: Date | null;
  extension_asked_at: Date | null;
  reviewer_id: string | null;
  taken_at: Date | null;
  taken_back_at: Date | null;
  return_due_at: Date | null;
  is_overdue: boolean;
  hands_in_by_clock: boolean;
}

/** A part of a draft as its row stands. */
export interface Part {
  hand_in_id: string;
  part_key: string;
  value: unknown;
  version: number;
  written_by: string | null;
  written_at: Date;
}

/** What was handed in, as its row stands. */
export interface Version {
  id: string;
  hand_in_id: string;
  number: number;
  parts: Record<string, unknown>;
  handed_in_at: Date;
  handed_in_by: string | null;
  is_by_clock: boolean;
  is_complete: boolean;
  is_late: boolean;
  due_at_effective: Date;
  replaced_at: Date | null;
}

/** A verdict as its row stands. */
export interface Verdict {
  id: string;
  decision: string;
  note: string;
  author_id: string | null;
  settles_at: Date;
  settled_at: Date | null;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The code with which the database refuses and, where there is one, its detail; `done` where it does not. */
export async function refusal(work: PromiseLike<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    return error.code === 'GR034' ? `${error.code} ${error.detail}` : error.code;
  }
}

/** What a text part says. */
export const text = (words: string): { text: string } => ({ text: words });

/** The transitions as plain calls; each throws the database's error. */
export function handInWorld(sql: postgres.Sql) {
  const counter = { next: 0 };
  const weeks = new Map<string, Promise<string>>();
  const person = () => addPerson(sql);
  const addMember = (team: string, user: string, at: Date) => sql`
    insert into public.team_members (team_id, season_id, user_id, joined_at)
    select id, season_id, ${user}, ${at} from public.teams where id = ${team}`;
  const addMilestone = async (week: number, due: Date, graceMinutes: number) => {
    await sql`insert into public.season_weeks (season_id, week, verb_en, verb_de, task_en, task_de)
      select id, ${week}, 'x', 'x', 'x', 'x' from public.seasons`;
    const { id } = only(
      await sql<
        { id: string }[]
      >`insert into public.milestones (season_id, week, title_en, title_de, must_prove_en,
          must_prove_de, good_one_en, good_one_de, leave_out_en, leave_out_de, opens_at, due_at, grace_minutes)
        select id, ${week}, 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', ${new Date(due.getTime() - 7 * DAY)}, ${due}, ${graceMinutes} from public.seasons
        returning id`,
    );
    const shared = {
      milestone_id: id,
      label_en: 'x',
      label_de: 'x',
      hint_en: 'x',
      hint_de: 'x',
      is_required: false,
    };
    const none = { max_characters: null, max_count: null, max_bytes: null, media_types: null };
    const parts = [
      { key: 'claim', kind: 'text', is_required: true, max_characters: 40 },
      { key: 'result', kind: 'text', is_required: true, max_characters: 200 },
      { key: 'more', kind: 'text', max_characters: 200 },
      { key: 'links', kind: 'link', max_count: 2 },
      {
        key: 'files',
        kind: 'file',
        max_count: 2,
        max_bytes: 50_000_000,
        media_types: ['application/pdf'],
      },
      { key: 'evidence', kind: 'tests', max_count: 3 },
    ];
    for (const [index, part] of parts.entries())
      await sql`insert into public.milestone_parts ${sql({ ...shared, ...none, ...part, position: index + 1 })}`;
    return id;
  };
  const calls = {
    person,
    addMember,
    /** A week that asks for two texts, and takes a third, links, files and tests; the same one for the same times. */
    milestone: (due: Date, graceMinutes = 1440) => {
      const key = `${due.getTime()} ${graceMinutes}`;
      const known = weeks.get(key) ?? addMilestone(12 + weeks.size, due, graceMinutes);
      weeks.set(key, known);
      return known;
    },
    /** A team of that many people, the captain first. */
    teamOf: async (size: number, at = new Date('2024-11-01T12:00:00Z')) => {
      const people = await Promise.all(Array.from({ length: size }, person));
      const [captain = ''] = people;
      const name = `Team ${(counter.next += 1)}`;
      const { id } = only(
        await sql<{ id: string }[]>`insert into public.teams (season_id, name, slug, captain_id, created_at)
          select id, ${name}, ${`team-${counter.next}`}, ${captain}, ${at} from public.seasons returning id`,
      );
      for (const member of people) await addMember(id, member, at);
      return { id, people, captain };
    },
    /** A mentor of that team. */
    mentorOf: async (team: string) => {
      const mentor = await addPerson(sql, 'MENTOR');
      await sql`insert into public.mentor_assignments (team_id, mentor_id, status) values (${team}, ${mentor}, 'active')`;
      return mentor;
    },
    orga: () => addPerson(sql, 'ORGA'),
    save: async (
      user: string,
      milestone: string,
      key: string,
      value: unknown,
      version: number | null,
      at: Date,
    ) =>
      only(
        await sql<Part[]>`select * from private.save_hand_in_part(
          ${user}, ${milestone}, ${key}, ${sql.json(value as postgres.JSONValue)}, ${version}, ${at})`,
      ),
    handIn: async (user: string, milestone: string, versions: Record<string, number>, at: Date) =>
      only(
        await sql<
          Version[]
        >`select * from private.hand_in(${user}, ${milestone}, ${sql.json(versions)}, ${at})`,
      ),
    takeBack: async (user: string, id: string, at: Date) =>
      only(await sql<HandIn[]>`select * from private.take_back_hand_in(${user}, ${id}, ${at})`),
    switchClock: async (user: string, milestone: string, isOn: boolean, at: Date) =>
      only(
        await sql<
          HandIn[]
        >`select * from private.switch_clock_hand_in(${user}, ${milestone}, ${isOn}, ${at})`,
      ),
    ask: async (user: string, milestone: string, reason: string, at: Date) =>
      only(
        await sql<HandIn[]>`select * from private.ask_for_extension(${user}, ${milestone}, ${reason}, ${at})`,
      ),
    extend: async (team: string, milestone: string, until: Date, at: Date, reason = 'They were ill') =>
      only(
        await sql<
          HandIn[]
        >`select * from private.extend_hand_in(${team}, ${milestone}, ${until}, ${reason}, ${at})`,
      ),
    changeReturnDay: async (user: string, id: string, until: Date | null, at: Date) =>
      only(await sql<HandIn[]>`select * from private.change_return_day(${user}, ${id}, ${until}, ${at})`),
    reopen: async (team: string, milestone: string, at: Date) =>
      only(await sql<HandIn[]>`select * from private.reopen_hand_in(${team}, ${milestone}, ${at})`),
    takeBackReopening: async (team: string, milestone: string, at: Date) => {
      const [row] = await sql<{ fates: { fate: string }[] }[]>`
        select private.take_back_reopenings(${milestone}, ${[team]}, ${at}) as fates`;
      return row?.fates[0]?.fate;
    },
    take: async (user: string, id: string, version: number, at: Date) =>
      only(await sql<HandIn[]>`select * from private.take_review(${user}, ${id}, ${version}, ${at})`),
    release: async (user: string, id: string, at: Date) =>
      only(await sql<HandIn[]>`select * from private.release_review(${user}, ${id}, ${at})`),
    judge: async (user: string, id: string, version: number, decision: string, note: string, at: Date) =>
      only(
        await sql<
          Verdict[]
        >`select * from private.give_verdict(${user}, ${id}, ${version}, ${decision}, ${note}, ${at})`,
      ),
    takeBackVerdict: async (user: string, id: string, at: Date) =>
      only(await sql<HandIn[]>`select * from private.take_back_verdict(${user}, ${id}, ${at})`),
    settle: async (at: Date) => {
      const { done } = only(
        await sql<{ done: number }[]>`select private.settle_verdicts(null, 1000, ${at}) as done`,
      );
      return done;
    },
    /** What the clock does at that time. */
    advance: async (at: Date) => {
      const { done } = only(
        await sql<{ done: number }[]>`select private.advance_hand_ins(1000, ${at}) as done`,
      );
      return done;
    },
    state: async (team: string, milestone: string) =>
      only(
        await sql<
          HandIn[]
        >`select * from public.hand_ins where team_id = ${team} and milestone_id = ${milestone}`,
      ),
    versions: async (id: string) =>
      sql<Version[]>`select * from public.hand_in_versions where hand_in_id = ${id} order by number`,
    changes: async (id: string, key: string) =>
      sql<{ value: { text?: string }; version: number; written_by: string | null }[]>`
        select value, version, written_by from public.hand_in_part_changes
        where hand_in_id = ${id} and part_key = ${key} order by version`,
  };
  return {
    ...calls,
    /** Writes both required parts at that time, each for the first time. */
    writeAll: async (user: string, milestone: string, at: Date, words = 'One') => {
      await calls.save(user, milestone, 'claim', text(words), 0, at);
      await calls.save(user, milestone, 'result', text(words), 0, at);
      return { claim: 1, result: 1 };
    },
  };
}
