// Pins, and what organisers alone do about who should look after whom.
import { cellsOf, prepared } from '../cell';
import { ids, team } from '../world';
import { byOrga, byOrgaLogged, readByOrga } from './calls';
import { innerCells } from './inner';
import { allBut, only, ungranted } from './row';

const { id } = team;
const pairs = `'[{"team_id":"${id}","mentor_id":"${ids.mentor}"}]'`;

export const mentorProposalCells = [
  ...cellsOf('public.mentor_pins', [
    {
      verb: 'select',
      name: "read whether the mentor is pinned to Ada's team",
      sql: 'select from public.mentor_pins',
      expect: only('no grant: table mentor_pins', 0, { orga: 1 }),
      guards: {
        'policy mentor_pins_read_by_orga': allBut('orga'),
        'rls public.mentor_pins': allBut('orga'),
      },
    },
    ...ungranted('mentor_pins', {
      insert: `insert into public.mentor_pins (team_id, mentor_id) values ('${team.ended}', '${ids.mentor}')`,
      update: 'update public.mentor_pins set created_at = now()',
      delete: 'delete from public.mentor_pins',
    }),
  ]),
  ...readByOrga('proposal_ground', '', 'read what a proposal is computed from'),
  ...readByOrga('list_mentors', '', 'list mentors'),
  ...readByOrga('count_mentors', '', 'count mentors'),
  // Nobody was in contact with anybody but the mentor.
  ...readByOrga(
    'mentor_contacts',
    `array['${ids.mentor}']::uuid[]`,
    'read when the mentor was last in contact',
  ),
  ...byOrga(
    'pin_mentor',
    `'${id}', '${ids.orga}'`,
    "hold on to another mentor of Ada's team",
    `select from public.mentor_pins where team_id = '${id}' and mentor_id = '${ids.orga}'`,
  ),
  ...byOrga(
    'unpin_mentor',
    `'${id}'`,
    "let the mentor of Ada's team go",
    `select where not exists (select from public.mentor_pins where team_id = '${id}')`,
  ),
  ...cellsOf('public.unpin_mentor', [
    {
      verb: 'call',
      name: 'the log says so',
      sql: `select public.unpin_mentor('${id}')`,
      check: `select from public.audit_log where entity = 'mentor_pins' and action = 'delete' and actor_id = '${ids.orga}'`,
      expect: only('no grant: function unpin_mentor', 'orga_only', { orga: 1 }),
      guards: { 'trigger mentor_pins_audit': ['orga'] },
    },
  ]),
  ...byOrga('accept_proposal', `${pairs}, ''`, 'accept a pair on another ground', 'select', 'GR095'),
  ...prepared(
    byOrgaLogged(
      'take_back_acceptance',
      `array['${team.assignment}']::uuid[]`,
      'take an accepted pair back',
      `select where not exists (select from public.mentor_assignments where id = '${team.assignment}')
        and exists (select from public.audit_log where entity = 'mentor_assignments' and action = 'delete' and actor_id = '${ids.orga}')`,
      'mentor_assignments_audit',
    ),
    `update public.mentor_assignments set created_at = now() where id = '${team.assignment}'`,
  ),
  ...innerCells({
    pin_mentor: `'${ids.orga}', '${id}', '${ids.mentor}', now()`,
    forbidden_pairs: `'${id}'`,
    proposal_mentors: 'now()',
    proposal_teams: `'${id}'`,
    proposal_ground: 'now()',
    crowded_pairs: `'{}', '{}', '{}', false`,
    pair_obstacles: "'{}', '{}', false",
    begin_pairs: `'${ids.orga}', '{}', '{}', false, now()`,
    accept_proposal: `'${ids.orga}', ${pairs}, '', false, now()`,
    take_back_fates: "'{}', now()",
    take_back_from_teams: "'{}', '{}', '{}', '{}', now()",
    take_back_acceptance: `'${ids.orga}', '{}', now()`,
    listed_mentors: 'now()',
  }),
];
