// What the functions on mentors are made of.
import { ids, mentoring, team } from '../world';
import { innerCells } from './inner';

const fresh = '99999999-0000-4000-8000-000000000001';
const days = "'2024-12-01', '2024-12-03'";

const inner: Record<string, string> = {
  stand_in_of: 'null::public.mentor_assignments',
  mentor_of: `'${team.id}'`,
  teams_looked_after: `'${ids.mentor}'`,
  export_of_mentor_conflicts: `'${ids.mentor}'`,
  export_of_mentor_assignments: `'${ids.mentor}'`,
  mentor_capacity: `'${ids.mentor}'`,
  mentor_load: `'${ids.mentor}'`,
  has_mentor_conflict: `'${ids.mentor}', '${team.id}'`,
  reads_from_shared_queue: `'${ids.mentor}', '${team.id}'`,
  mentor_obstacle: `null::public.teams, '${ids.mentor}'`,
  check_mentor: `null::public.teams, '${ids.mentor}', false`,
  notify_mentor: `'${ids.mentor}', 'mentor_proposed', '{}'::uuid[], null, '{}', now()`,
  take_back_from_mentor: `'${ids.mentor}', 'mentor_proposed', '{}'::uuid[], '${ids.orga}', now(), '${ids.orga}', now()`,
  notify_organisers: "'mentor_declined', null::public.teams, null, '{}', '', now()",
  free_reviews: `'${team.id}', now()`,
  propose_mentor: `'${ids.orga}', '${team.id}', '${ids.mentor}', false, now()`,
  assign_mentor: `'${ids.orga}', '${team.id}', '${ids.mentor}', null, false, now()`,
  begin_assignment: `null::public.teams, '${team.assignment}', now()`,
  end_assignment: `'${team.assignment}', '', now()`,
  lock_assignment: `'${team.assignment}'`,
  answer_mentor_proposal: `'${ids.mentor}', '${team.assignment}', true, '', now()`,
  leave_team_as_mentor: `'${ids.mentor}', '${team.assignment}', '', now()`,
  end_assignments_of_person: '',
  forget_mentoring: '',
  acting_mentor: '',
  acting_for_mentor: 'null',
  declare_conflict: `'${fresh}', '${ids.mentor}', '${team.id}', null, '', now()`,
  move_reviews: `'${team.id}', '${ids.mentor}', '${ids.orga}', now()`,
  lose_stand_in: `'${ids.mentor}', now()`,
  give_to_stand_in: `'${ids.mentor}', '${ids.mentor}', null, '${ids.orga}', ${days}, now()`,
  set_absence: `'${ids.mentor}', '${mentoring.absence}', '${ids.mentor}', ${days}, null, now()`,
  take_back_from_stand_in: `'${ids.mentor}', null::public.mentor_absences, now()`,
};

export const mentorInnerCells = innerCells(inner);
