// Teams, mentors and what organisers do with them, in a database of a test's own; functions of the API run as that person.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { addPerson, asPerson } from '../people';
import { only } from '../rows';

export { refusal } from '../rows';

/** A row of `mentor_assignments`. */
export interface Assignment {
  id: string;
  team_id: string;
  mentor_id: string;
  status: string;
  reason: string;
  stand_in_id: string | null;
}

/** A day so many from today, in Berlin, as `2024-12-09`. By the calendar: a day of 25 hours lies between some of them. */
export const dayFromNow = (days: number): string => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format();
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
};

const counter = { next: 0 };

/** Calls as the API takes them. */
export function mentorWorld(sql: postgres.Sql) {
  const callOne = async (person: string, name: string, args: readonly unknown[]): Promise<Assignment> =>
    only(
      (await asPerson(sql, person, (request) =>
        request.unsafe(
          `select * from public.${name}(${args.map((_, index) => `$${index + 1}`).join(', ')})`,
          args as never[],
        ),
      )) as Assignment[],
    );
  return {
    person: () => addPerson(sql),
    mentor: (capacity = 5) => addMentor(sql, capacity),
    orga: () => addPerson(sql, 'ORGA'),
    /** A team of two. */
    team: async () => {
      const people = [await addPerson(sql), await addPerson(sql)];
      const name = `Mentored ${(counter.next += 1)}`;
      const { id } = only(
        await sql<{ id: string }[]>`insert into public.teams (season_id, name, slug, captain_id)
          select id, ${name}, ${`mentored-${counter.next}`}, ${people[0] ?? ''} from public.seasons returning id`,
      );
      for (const member of people)
        await sql`insert into public.team_members (team_id, season_id, user_id)
          select id, season_id, ${member} from public.teams where id = ${id}`;
      return { id, name, captain: people[0] ?? '', member: people[1] ?? '' };
    },
    propose: (orga: string, team: string, mentor: string, isOver = false) =>
      callOne(orga, 'propose_mentor', [team, mentor, isOver]),
    assign: (orga: string, team: string, mentor: string, replaces: string | null = null, isOver = false) =>
      callOne(orga, 'assign_mentor', [team, mentor, replaces, isOver]),
    answer: (mentor: string, id: string, isAccepted: boolean, reason = '') =>
      callOne(mentor, 'answer_mentor_proposal', [id, isAccepted, reason]),
    leave: (mentor: string, id: string, reason: string) =>
      callOne(mentor, 'leave_team_as_mentor', [id, reason]),
    withdraw: (orga: string, id: string) => callOne(orga, 'withdraw_proposal', [id]),
    end: (orga: string, id: string) => callOne(orga, 'end_assignment', [id, 'They asked for it']),
    declare: (mentor: string, conflict: { team?: string; person?: string }) =>
      callOne(mentor, 'declare_conflict', [
        ...[randomUUID(), conflict.team ?? null, conflict.person ?? null, 'Too close', null],
      ]),
    beAway: (
      mentor: string,
      from: string,
      until: string,
      standIn: string | null,
      id: string = randomUUID(),
    ) => callOne(mentor, 'set_absence', [id, from, until, standIn, null]),
    beBack: (mentor: string, id: string) => callOne(mentor, 'clear_absence', [id]),
    giveTo: async (person: string, mentor: string, standIn: string | null, until: string | null) => {
      const rows = (await asPerson(
        sql,
        person,
        (request) =>
          request`select public.give_to_stand_in(${standIn}, ${until}, null, null, ${mentor}) as team_id`,
      )) as { team_id: string }[];
      return rows.map(({ team_id }) => team_id);
    },
    takeSharedQueue: (mentor: string) =>
      sql`update public.mentor_profiles set takes_shared_queue = true where user_id = ${mentor}`,
    assignments: (team: string) =>
      sql<
        Assignment[]
      >`select * from public.mentor_assignments where team_id = ${team} order by created_at, id`,
    /** What somebody may read of a table that belongs to a team. */
    readable: async (person: string, table: string, team: string) =>
      (
        (await asPerson(
          sql,
          person,
          (request) => request`select from public.${request(table)} where team_id = ${team}`,
        )) as unknown[]
      ).length,
    notified: async (person: string) => {
      const rows = await sql<{ kind: string }[]>`select kind from public.notifications
        where user_id = ${person} order by created_at, kind`;
      return rows.map(({ kind }) => kind);
    },
    mails: async (person: string, kind: string) => {
      const rows = await sql<{ details: { teams?: { team: string }[]; message?: string } }[]>`
        select details from private.outbox where user_id = ${person} and kind = ${kind} order by created_at`;
      return rows.map(({ details }) => details);
    },
  };
}

async function addMentor(sql: postgres.Sql, capacity: number): Promise<string> {
  const mentor = await addPerson(sql, 'MENTOR');
  await sql`insert into public.mentor_profiles (user_id, capacity) values (${mentor}, ${capacity})`;
  return mentor;
}
