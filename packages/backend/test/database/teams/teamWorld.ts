// Teams in a database of a test's own; every transition is called with the time it happens at.
import type postgres from 'postgres';
import { expect } from 'vitest';
import { addPerson } from '../people';
import { only } from '../rows';

/** Before the season's teams close. */
export const early = new Date('2024-11-20T12:00:00Z');
/** After they did. */
export const late = new Date('2024-12-20T12:00:00Z');
/** That many minutes after `early`. */
export const after = (minutes: number): Date => new Date(early.getTime() + minutes * 60_000);

export interface Team {
  id: string;
  name: string;
  slug: string;
  status: string;
  captain_id: string | null;
  listed: boolean;
  member_count: number;
  wanted_skills: string[];
}

export interface TeamRequest {
  id: string;
  kind: string;
  status: string;
  user_id: string | null;
  expires_at: Date;
}

/** The transitions as plain calls; each throws the database's error. */
export function teamWorld(sql: postgres.Sql) {
  const counter = { next: 0 };
  const world = {
    person: () => addPerson(sql),
    team: async (id: string) => only(await sql<Team[]>`select * from public.teams where id = ${id}`),
    request: async (id: string) =>
      only(await sql<TeamRequest[]>`select * from public.team_requests where id = ${id}`),
    /** What is kept of an invitation by mail; undefined where nothing is. */
    mailInvitation: async (id: string) => {
      const [row] = await sql<{ email: string | null; user_id: string | null }[]>`
        select email, user_id from private.mail_invitations where request_id = ${id}`;
      return row;
    },
    members: async (id: string) => {
      const rows = await sql<{ user_id: string }[]>`select user_id from public.team_members
        where team_id = ${id} and left_at is null order by joined_at, id`;
      return rows.map((row) => row.user_id);
    },
    notificationsOf: async (person: string) => {
      const rows = await sql<{ kind: string }[]>`select kind from public.notifications
        where user_id = ${person} order by created_at, id`;
      return rows.map((row) => row.kind);
    },
    mailed: async (person: string) => {
      const rows = await sql<{ kind: string }[]>`select kind from private.outbox
        where user_id = ${person} order by created_at, id`;
      return rows.map((row) => row.kind);
    },
    found: async (person: string, name = `Team ${(counter.next += 1)}`, now = early) =>
      only(await sql<Team[]>`select * from private.found_team(${person}, ${name}, 'A pitch', ${now})`),
    ask: async (person: string, team: string, now = early, message = 'Hello', role: string | null = null) =>
      only(
        await sql<
          TeamRequest[]
        >`select * from private.ask_to_join(${person}, ${team}, ${message}, ${role}, ${now})`,
      ),
    invite: async (member: string, team: string, whom: { person?: string; email?: string }, now = early) =>
      only(
        await sql<TeamRequest[]>`select * from private.invite(${member}, ${team}, ${whom.person ?? null},
          ${whom.email ?? null}, 'Come', null, ${now})`,
      ),
    answer: async (person: string, request: string, accepts: boolean, now = after(30)) =>
      only(
        await sql<
          TeamRequest[]
        >`select * from private.answer_request(${person}, ${request}, ${accepts}, ${now})`,
      ),
    withdraw: async (person: string, request: string, now = early) =>
      only(await sql<TeamRequest[]>`select * from private.withdraw_request(${person}, ${request}, ${now})`),
    reopen: async (person: string, request: string, now = early) =>
      only(await sql<TeamRequest[]>`select * from private.reopen_request(${person}, ${request}, ${now})`),
    remind: async (person: string, request: string, now = early) =>
      only(await sql<TeamRequest[]>`select * from private.remind_request(${person}, ${request}, ${now})`),
    leave: (person: string, team: string, successor: string | null = null, now = early) =>
      sql`select private.leave_team(${person}, ${team}, ${successor}, ${now})`,
    handOver: (person: string, team: string, successor: string) =>
      sql`select private.hand_over_team(${person}, ${team}, ${successor}, ${early})`,
    remove: (person: string, team: string, member: string) =>
      sql`select private.remove_member(${person}, ${team}, ${member}, ${early})`,
    link: async (person: string, team: string, token: string, uses = 2, days = 7) =>
      only(
        await sql<
          { id: string }[]
        >`select * from private.create_invite_link(${person}, ${team}, ${uses}, ${days}, ${token}, ${early})`,
      ),
    join: (person: string, token: string, now = early) =>
      sql`select * from private.join_by_link(${person}, ${token}, ${now})`,
    /** Asks and is taken on; joined one minute after those before. */
    takeOn: async (team: Team, person: string, now = early) => {
      if (!team.captain_id) throw new Error('No captain');
      const request = await world.ask(person, team.id, now);
      await world.answer(team.captain_id, request.id, true, now);
    },
    /** A team of that many people, the captain first. */
    teamOf: async (size: number) => {
      const people = await Promise.all(Array.from({ length: size }, () => world.person()));
      const [captain] = people;
      if (!captain) throw new Error('Nobody');
      const team = await world.found(captain);
      for (const [index, person] of people.slice(1).entries())
        await world.takeOn(team, person, after(index + 1));
      return { team, people, captain };
    },
  };
  return world;
}

/** The code, message and detail of a refusal. */
export const refusal = (code: string, message: string): unknown =>
  expect.objectContaining({ code, message }) as unknown;
