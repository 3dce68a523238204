// Teams, mentors and organisers of a proposal, in a database of a test's own, and what is accepted of it and taken back.
import type postgres from 'postgres';
import { addPerson } from '../people';

/** A row that `proposal_ground` hands out. */
export type Ground = {
  hash: string;
  teams: { id: string; languages: string[]; mentor_id: string | null; asked_id: string | null }[];
  mentors: { id: string; capacity: number; away_until: string | null; cities: string[] }[];
  forbidden: { team_id: string; mentor_id: string; reason: string }[];
  pins: { team_id: string; mentor_id: string; pinned_by: string }[];
};

/** A pair to accept. */
export type Pair = { team: string; mentor: string; is_over?: boolean };

/** What became of it. */
export type Outcome = { team_id: string; mentor_id: string; fate: string; assignment_id: string | null };

const now = new Date('2024-12-04T11:00:00Z');
/** So many minutes after the time at which everything begins. */
export const after = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const counter = { next: 0 };

/** Everything happens at one time, unless a test says after how many minutes. */
export function proposalWorld(sql: postgres.Sql) {
  const ground = async () =>
    (await sql<{ ground: Ground }[]>`select private.proposal_ground(${now}) as ground`)[0]?.ground as Ground;
  const hash = async () => (await ground()).hash;
  const acceptAll = async (
    orga: string,
    pairs: readonly Pair[],
    { asks = false, on = '', minutes = 0 } = {},
  ): Promise<Outcome[]> => {
    const given = pairs.map(({ team, mentor, is_over = false }) => ({
      ...{ team_id: team, mentor_id: mentor, is_over },
    }));
    const known = on === '' ? await hash() : on;
    const [row] = await sql<{ answer: { pairs: Outcome[] } }[]>`
      select private.accept_proposal(${orga}, ${sql.json(given)}, ${known}, ${asks}, ${after(minutes)}) as answer`;
    return row?.answer.pairs ?? [];
  };
  return {
    ground,
    hash,
    async addTeam(locales: readonly string[] = ['de']) {
      const people: string[] = [];
      for (const locale of locales) people.push(await addPerson(sql, 'PARTICIPANT', { locale }));
      const name = `Ground ${(counter.next += 1)}`;
      const [team] = await sql<{ id: string }[]>`
        select (private.found_team(${people[0] ?? ''}, ${name}, '', ${now})).id as id`;
      const id = team?.id ?? '';
      for (const person of people.slice(1))
        await sql`insert into public.team_members (team_id, season_id, user_id)
          select id, season_id, ${person}::uuid from public.teams where id = ${id}`;
      return { id, name, people };
    },
    async addMentor(capacity = 2) {
      const last_name = `Maple ${(counter.next += 1)}`;
      const id = await addPerson(sql, 'MENTOR', { first_name: 'Mia', last_name });
      await sql`insert into public.mentor_profiles (user_id, capacity, languages) values (${id}, ${capacity}, '{de,en}')`;
      return id;
    },
    assign: (team: string, mentor: string, status = 'active', reason = '') =>
      sql`insert into public.mentor_assignments (team_id, mentor_id, status, reason, created_at)
        values (${team}, ${mentor}, ${status}, ${reason}, ${after(-60)})`,
    acceptAll,
    accept: async (...given: Parameters<typeof acceptAll>) =>
      (await acceptAll(...given)).map(({ fate }) => fate),
    /** What became of each, by the fates. */
    takeBack: async (orga: string, outcomes: readonly Outcome[], minutes = 1) => {
      const ids = outcomes.flatMap(({ assignment_id: id }) => id ?? []);
      const [row] = await sql<{ answer: { pairs: { fate: string; has_former: boolean }[] } }[]>`
        select private.take_back_acceptance(${orga}, ${ids}::uuid[], ${after(minutes)}) as answer`;
      return row?.answer.pairs.map(({ fate }) => fate);
    },
    answer: (mentor: string, { assignment_id: id }: Outcome, isAccepted = true) =>
      sql`select private.answer_mentor_proposal(${mentor}, ${id}, ${isAccepted}, 'No time', ${after(1)})`,
    /** Who looks after a team or is asked to. */
    mentorsOf: async (team: string) =>
      (
        await sql<
          { mentor_id: string; status: string }[]
        >`select mentor_id, status from public.mentor_assignments
          where team_id = ${team} and status in ('proposed', 'active') order by status`
      ).map((row) => ({ ...row })),
    notified: async (person: string) =>
      (
        await sql<
          { kind: string; payload: { count?: number } }[]
        >`select kind, payload from public.notifications
          where user_id = ${person} order by created_at, kind`
      ).map(({ kind, payload }) => (payload.count === undefined ? kind : `${kind} ${payload.count}`)),
    mailed: async (person: string) =>
      (
        await sql<{ kind: string; teams: { team: string }[] | null }[]>`
          select kind, details -> 'teams' as teams from private.outbox where user_id = ${person} order by created_at, kind`
      ).map(({ kind, teams }) => [kind, ...(teams ?? []).map(({ team }) => team)].join(' ')),
    read: (person: string) =>
      sql`update public.notifications set read_at = ${after(0)} where user_id = ${person}`,
    /** What waits for a person leaves. */
    deliver: (person: string) =>
      sql`update private.outbox set state = 'sent', sent_at = ${after(6)} where user_id = ${person}`,
  };
}
