// Who asks mentors, who answers, and what they set for themselves.
import { cellsOf, prepared } from '../cell';
import { ids, mentoring, team } from '../world';
import { byOrga, call } from './calls';
import { inSharedQueue } from './mentors';
import { only } from './row';

const fresh = '99999999-0000-4000-8000-000000000001';

/** What mentors and organisers do for themselves. */
const byMentor = (name: string, args: string, what: string, check: string, orga: number = 1) =>
  call(name, args, what, check, 'mentor_only', { mentor: 1, orga });

const assignmentIs = (more: string) =>
  `select from public.mentor_assignments where team_id = '${team.id}' and ${more}`;
const logged = (table: string) =>
  `select from public.audit_log where entity = '${table}' and action = 'delete' and actor_id = '${ids.orga}'`;
const proposed = `update public.mentor_assignments set status = 'proposed' where id = '${team.assignment}'`;
const alone = `update public.mentor_assignments set status = 'ended' where id = '${team.assignment}'`;

export const mentorFunctionCells = [
  ...prepared(
    byOrga(
      'propose_mentor',
      `'${team.id}', '${ids.mentor}'`,
      'ask a mentor',
      assignmentIs(`status = 'proposed' and asked_by = '${ids.orga}'`),
    ),
    alone,
  ),
  ...prepared(
    byOrga(
      'assign_mentor',
      `'${team.id}', '${ids.mentor}'`,
      'give a team a mentor',
      assignmentIs("status = 'active'"),
    ),
    alone,
  ),
  ...prepared(
    byOrga('withdraw_proposal', `'${team.assignment}'`, 'ask no longer', assignmentIs("status = 'ended'")),
    proposed,
  ),
  ...byOrga(
    'end_assignment',
    `'${team.assignment}', 'They moved away'`,
    'end an assignment',
    assignmentIs("status = 'ended'"),
  ),
  ...prepared(
    call(
      'answer_mentor_proposal',
      `'${team.assignment}', false, 'Too many'`,
      'decline a team',
      assignmentIs("status = 'declined' and reason = 'Too many'"),
      'GR009',
      { mentor: 1 },
    ),
    proposed,
  ),
  ...call(
    'leave_team_as_mentor',
    `'${team.assignment}', 'Too many'`,
    'give a team up',
    assignmentIs("status = 'ended'"),
    'GR009',
    { mentor: 1 },
  ),
  ...byMentor(
    'save_mentor_profile',
    "3, '{de}', '{}', 'Call me', true, '{sales}'",
    'say how many teams one takes',
    "select from public.mentor_profiles p join private.profiles own using (user_id) where capacity = 3 and skills = '{sales}'",
  ),
  ...byMentor(
    'declare_conflict',
    `'${fresh}', null, '${ids.self}', 'A cousin'`,
    'be too close to Ada',
    `select from public.mentor_conflicts where id = '${fresh}'`,
  ),
  ...call(
    'declare_conflict',
    `'${fresh}', null, '${ids.self}', 'A cousin', '${ids.mentor}'`,
    'say it for the mentor',
    `select from public.mentor_conflicts where id = '${fresh}' and mentor_id = '${ids.mentor}'`,
    'mentor_only',
    { mentor: 1, orga: 1 },
  ),
  ...byMentor(
    'withdraw_conflict',
    `'${mentoring.conflict}'`,
    'take a conflict back',
    `select where not exists (select from public.mentor_conflicts where id = '${mentoring.conflict}')`,
  ),
  ...byMentor(
    'set_absence',
    `'${fresh}', current_date + 10, current_date + 12`,
    'be away',
    `select from public.mentor_absences where id = '${fresh}'`,
  ),
  ...byMentor(
    'clear_absence',
    `'${mentoring.absence}'`,
    'be there after all',
    `select where not exists (select from public.mentor_absences where id = '${mentoring.absence}')`,
  ),
  ...call(
    'give_to_stand_in',
    `'${ids.orga}', current_date + 3, null, null, '${ids.mentor}'`,
    "give the mentor's teams to a stand-in",
    assignmentIs(`stand_in_id = '${ids.orga}'`),
    'mentor_only',
    { mentor: 1, orga: 1 },
  ),
  ...prepared(
    cellsOf('public.shared_queue', [
      {
        verb: 'call',
        name: 'read what waits in the shared queue',
        sql: 'select from public.shared_queue()',
        expect: only('no grant: function shared_queue', 0, { mentor: 2 }),
      },
    ]),
    inSharedQueue,
  ),
  ...prepared(
    cellsOf('public.past_reviews', [
      {
        verb: 'call',
        name: 'read what one judged of other teams',
        sql: 'select from public.past_reviews()',
        expect: only('no grant: function past_reviews', 0, { mentor: 2 }),
      },
    ]),
    `update public.hand_in_verdicts set settled_at = now(), author_id = '${ids.mentor}'; ${alone}`,
  ),
  ...cellsOf('private.shared_queue_teams', [
    {
      verb: 'call',
      name: 'which they are for who takes none',
      sql: 'select from private.shared_queue_teams()',
      expect: only('no grant: schema private', 0, {}),
      lockedOut: 'unasked',
    },
  ]),
  ...cellsOf('private.reviewed_versions', [
    {
      verb: 'call',
      name: 'which they are: not what is pending',
      sql: 'select from private.reviewed_versions()',
      expect: only('no grant: schema private', 0, { mentor: 1 }),
    },
  ]),
  ...cellsOf('private.files_of_versions', [
    {
      verb: 'call',
      name: 'which they are while one reads the record',
      sql: 'select from private.files_of_versions()',
      expect: only('no grant: schema private', 0, {}),
      lockedOut: 'unasked',
    },
  ]),
  ...cellsOf('private.is_mentor', [
    {
      verb: 'call',
      name: 'whether somebody is',
      sql: `select where private.is_mentor('${ids.mentor}')`,
      expect: only('no grant: schema private', 1, {}),
      lockedOut: 'unasked',
    },
  ]),
  ...cellsOf('public.end_assignment', [
    {
      verb: 'call',
      name: 'the log says so',
      sql: `select public.end_assignment('${team.assignment}', 'They moved away')`,
      check: `select from public.audit_log where entity = 'mentor_assignments' and action = 'update'
        and actor_id = '${ids.orga}' and after ->> 'status' = 'ended'`,
      expect: only('no grant: function end_assignment', 'orga_only', { orga: 1 }),
      guards: { 'trigger mentor_assignments_audit': ['orga'] },
    },
  ]),
  ...cellsOf('public.withdraw_conflict', [
    {
      verb: 'call',
      name: 'the log says so of somebody else’s',
      sql: `select public.withdraw_conflict('${mentoring.conflict}')`,
      check: logged('mentor_conflicts'),
      expect: only('no grant: function withdraw_conflict', 'mentor_only', {
        orga: 1,
        noProfile: 'not_signed_in',
      }),
      guards: { 'trigger mentor_conflicts_audit': ['orga'] },
    },
    // Whoever says it for themselves does it, too, and is not logged.
  ]).filter(({ who }) => !who.startsWith('mentor')),
  ...cellsOf('public.clear_absence', [
    {
      verb: 'call',
      name: 'the log says so of somebody else’s',
      sql: `select public.clear_absence('${mentoring.absence}')`,
      check: logged('mentor_absences'),
      expect: only('no grant: function clear_absence', 'mentor_only', {
        orga: 1,
        noProfile: 'not_signed_in',
      }),
      guards: { 'trigger mentor_absences_audit': ['orga'] },
    },
    // Whoever says it for themselves does it, too, and is not logged.
  ]).filter(({ who }) => !who.startsWith('mentor')),
  ...cellsOf('public.profiles', [
    {
      verb: 'update',
      name: 'whose role is taken away looks after nobody',
      sql: `update public.profiles set role = 'PARTICIPANT' where user_id = '${ids.mentor}'`,
      check: assignmentIs("status = 'ended'"),
      expect: only('no grant: view profiles', 0, { mentor: 'role_change_denied', orga: 1 }),
      guards: {
        'trigger profiles_end_assignments': ['orga'],
        'trigger profiles_guard_role': ['mentor'],
        'policy profiles_update_by_owner_or_orga': ['self', 'other', 'demoted'],
        'rls private.profiles': ['self', 'other', 'noProfile', 'demoted'],
      },
      layered: ['anon'],
    },
  ]),
];
