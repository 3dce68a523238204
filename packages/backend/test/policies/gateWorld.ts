// A final in deliberation: Ada's team and one that has ended, which the mentor judged.
import { ids, team } from './world';

export const gate = {
  round: '88888888-0000-4000-8000-000000000001',
  stage: '88888888-0000-4000-8000-000000000002',
  criterion: '88888888-0000-4000-8000-000000000003',
  ballot: '88888888-0000-4000-8000-000000000004',
  late: '88888888-0000-4000-8000-000000000005',
  note: '88888888-0000-4000-8000-000000000006',
  correction: '88888888-0000-4000-8000-000000000007',
} as const;

const scores = `'{"${gate.criterion}": 4}'`;

/** Makes the round with its rows; the tables of rounds have others that stand already. */
const made = `
  insert into public.rounds (id, season_id, kind, state, locked_at)
    select '${gate.round}', id, 'final', 'deliberation', now() from public.seasons limit 1;
  insert into public.criteria (id, round_id, position, name_en, name_de, weight, anchors_en, anchors_de)
    values ('${gate.criterion}', '${gate.round}', 1, 'Evidence', 'Belege', 100, '{a,b,c,d,e}', '{a,b,c,d,e}');
  insert into public.stages (id, round_id, name, starts_at)
    values ('${gate.stage}', '${gate.round}', 'Stage 1', now() + interval '1 hour');
  insert into public.round_teams (round_id, team_id, stage_id, position) values
    ('${gate.round}', '${team.id}', '${gate.stage}', 1), ('${gate.round}', '${team.ended}', '${gate.stage}', 2);
  insert into public.juror_grants (round_id, user_id, stage_id) values ('${gate.round}', '${ids.mentor}', '${gate.stage}');
  insert into public.ballots (id, round_id, team_id, juror_id, state, submitted_at) values
    ('${gate.ballot}', '${gate.round}', '${team.id}', '${ids.mentor}', 'locked', now()),
    ('${gate.late}', '${gate.round}', '${team.ended}', '${ids.mentor}', 'draft', null);
  insert into public.ballot_scores (ballot_id, round_id, scores, comment_team)
    values ('${gate.ballot}', '${gate.round}', ${scores}, 'Sell it twice');
  insert into private.late_ballots (ballot_id, scores, comment_team, comment_jury, client_key, finished_at)
    values ('${gate.late}', ${scores}, '', '', gen_random_uuid(), now() - interval '1 minute');
  insert into public.gate_notes (id, round_id, team_id, author_id, text)
    values ('${gate.note}', '${gate.round}', '${team.id}', '${ids.orga}', 'Close');
  insert into public.gate_decisions (round_id, team_id, decision, is_by_hand, reason, decided_by)
    values ('${gate.round}', '${team.ended}', 'out', true, 'They ended', '${ids.orga}');
  insert into public.gate_corrections (id, round_id, team_id, was, becomes, reason)
    values ('${gate.correction}', '${gate.round}', '${team.id}', 'on', 'waiting', 'It was a tie');
  insert into private.round_protocols (round_id, content, hash) values ('${gate.round}', '{}', repeat('0', 64))`;

const everyTeam = `${made};
  insert into public.gate_decisions (round_id, team_id, decision, is_by_hand)
  values ('${gate.round}', '${team.id}', 'on', false)`;

/** What the admin does to make the round and bring it into a state; the protocol that fits it is in `grow.protocol`. */
export const gateIn = {
  open: `${made};
    update public.rounds set state = 'open' where id = '${gate.round}'`,
  deliberation: `${made};
    select set_config('grow.protocol', jsonb_build_object(
      'round', jsonb_build_object('id', r.id), 'digest', private.round_digest(r.id), 'cut_size', r.cut_size,
      'ranking', '{"teams": []}'::jsonb, 'comments_held', '[]'::jsonb,
      'decisions', jsonb_build_array(
        '{"team_id": "${team.id}", "decision": "on"}'::jsonb, '{"team_id": "${team.ended}", "decision": "out"}'::jsonb
      ),
      'by_hand', '[{"team_id": "${team.ended}", "decision": "out", "reason": "They ended"}]'::jsonb
    )::text, true)
    from public.rounds r where r.id = '${gate.round}'`,
  decided: `${everyTeam};
    update public.rounds set state = 'decided', decided_at = now() where id = '${gate.round}'`,
  planned: `${everyTeam};
    update public.rounds set state = 'decided', decided_at = now(), release_at = now() + interval '1 minute' where id = '${gate.round}'`,
  released: `${everyTeam};
    update public.rounds set state = 'released', decided_at = now(), released_at = now() where id = '${gate.round}'`,
} as const;

/** Makes the organiser a member of Ada's team: such a one has no part in running the round. */
export const organiserInTeam = `insert into public.team_members (team_id, season_id, user_id)
  select id, season_id, '${ids.orga}' from public.teams where id = '${team.id}'`;
