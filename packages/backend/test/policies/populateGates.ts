// Writes the final of `gateWorld` into a database.
import type postgres from 'postgres';
import { gate } from './gateWorld';
import { ids, team } from './world';

/** Adds the round with its rows; needs the superuser, and the teams of `populate`. */
export async function populateGates(sql: postgres.Sql): Promise<void> {
  await sql`insert into public.rounds (id, season_id, kind, state, locked_at)
    select ${gate.round}, id, 'final', 'deliberation', now() from public.seasons limit 1`;
  await sql`insert into public.criteria (id, round_id, position, name_en, name_de, weight, anchors_en, anchors_de)
    values (${gate.criterion}, ${gate.round}, 1, 'Evidence', 'Belege', 100, '{a,b,c,d,e}', '{a,b,c,d,e}')`;
  await sql`insert into public.stages (id, round_id, name, starts_at)
    values (${gate.stage}, ${gate.round}, 'Stage 1', now() + interval '1 hour')`;
  await sql`insert into public.round_teams (round_id, team_id, stage_id, position) values
    (${gate.round}, ${team.id}, ${gate.stage}, 1), (${gate.round}, ${team.ended}, ${gate.stage}, 2)`;
  await sql`insert into public.juror_grants (round_id, user_id, stage_id) values (${gate.round}, ${ids.mentor}, ${gate.stage})`;
  await sql`insert into public.ballots (id, round_id, team_id, juror_id, state, submitted_at) values
    (${gate.ballot}, ${gate.round}, ${team.id}, ${ids.mentor}, 'locked', now()),
    (${gate.late}, ${gate.round}, ${team.ended}, ${ids.mentor}, 'draft', null)`;
  const scores = sql.json({ [gate.criterion]: 4 });
  await sql`insert into public.ballot_scores (ballot_id, round_id, scores, comment_team)
    values (${gate.ballot}, ${gate.round}, ${scores}, 'Sell it twice')`;
  await sql`insert into private.late_ballots (ballot_id, scores, comment_team, comment_jury, client_key, finished_at)
    values (${gate.late}, ${scores}, '', '', gen_random_uuid(), now() - interval '1 minute')`;
  await sql`insert into public.gate_notes (id, round_id, team_id, author_id, text)
    values (${gate.note}, ${gate.round}, ${team.id}, ${ids.orga}, 'Close')`;
  await sql`insert into public.gate_decisions (round_id, team_id, decision, is_by_hand, reason, decided_by)
    values (${gate.round}, ${team.ended}, 'out', true, 'They ended', ${ids.orga})`;
  await sql`insert into public.gate_corrections (id, round_id, team_id, was, becomes, reason)
    values (${gate.correction}, ${gate.round}, ${team.id}, 'on', 'waiting', 'It was a tie')`;
  await sql`insert into private.round_protocols (round_id, content, hash) values (${gate.round}, '{}', repeat('0', 64))`;
}
