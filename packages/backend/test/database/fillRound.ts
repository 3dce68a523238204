// A round in which a person has a row of everything that is kept of people, for tests of the export.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';

/** Adds the round, which the person's team is in: they host, judge, note and decide. Words are marked. */
export async function fillRound(
  sql: postgres.Sql,
  id: string,
  teamId: string,
  kind: 'half_time' | 'final',
  mark: string,
): Promise<void> {
  const [round, stage, ballot] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into public.rounds (id, season_id, kind, state)
    select ${round}, season_id, ${kind}, 'deliberation' from public.teams where id = ${teamId}`;
  await sql`insert into public.stages (id, round_id, name, starts_at, host_id) values (${stage}, ${round}, 'Stage', now(), ${id})`;
  await sql`insert into public.round_teams (round_id, team_id) values (${round}, ${teamId})`;
  await sql`insert into public.juror_grants (round_id, user_id) values (${round}, ${id})`;
  await sql`insert into public.juror_conflicts (round_id, user_id, team_id, reason, declared_by)
    values (${round}, ${id}, ${teamId}, ${mark}, ${id})`;
  await sql`insert into public.ballots (id, round_id, team_id, juror_id, state, entered_by, admitted_by)
    values (${ballot}, ${round}, ${teamId}, ${id}, 'draft', ${id}, ${id})`;
  await sql`insert into public.ballot_scores (ballot_id, round_id, comment_team) values (${ballot}, ${round}, ${mark})`;
  await sql`insert into public.gate_notes (round_id, team_id, author_id, text) values (${round}, ${teamId}, ${id}, ${mark})`;
  await sql`insert into public.gate_decisions (round_id, team_id, decision, is_by_hand, reason, decided_by)
    values (${round}, ${teamId}, 'on', true, ${mark}, ${id})`;
  await sql`insert into public.gate_corrections (round_id, team_id, was, becomes, reason, proposed_by, confirmed_by)
    values (${round}, ${teamId}, 'on', 'out', ${mark}, ${id}, ${id})`;
  await sql`insert into private.round_protocols (round_id, content, hash, decided_by)
    values (${round}, ${mark}, repeat('0', 64), ${id})`;
}
