// A final in deliberation: Ada's team and one that has ended, which the mentor judged.
import { ids, team } from './world';

export const gate = {
  round: '77777777-0000-4000-8000-000000000001',
  stage: '77777777-0000-4000-8000-000000000002',
  criterion: '77777777-0000-4000-8000-000000000003',
  ballot: '77777777-0000-4000-8000-000000000004',
  late: '77777777-0000-4000-8000-000000000005',
  note: '77777777-0000-4000-8000-000000000006',
  correction: '77777777-0000-4000-8000-000000000007',
} as const;

const everyTeam = `insert into public.gate_decisions (round_id, team_id, decision, is_by_hand)
  values ('${gate.round}', '${team.id}', 'on', false)`;

/** What the admin does to bring the round into a state; the protocol that fits it is in \`grow.protocol\`. */
export const gateIn = {
  open: `update public.rounds set state = 'open' where id = '${gate.round}'`,
  deliberation: `select set_config('grow.protocol', jsonb_build_object(
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
