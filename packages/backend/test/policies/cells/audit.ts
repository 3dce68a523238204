// The log of what is done to somebody else's things: each table has its trigger, organisers read, the clock forgets.
import { cellsOf, type Cell } from '../cell';
import { ids } from '../world';
import { byOrga } from './calls';
import { innerCells } from './inner';
import { all } from './row';

/** A change of each table that is logged, whoever makes it. */
const changes: Record<string, string> = {
  'private.profiles': "locale = 'de'",
  'private.profile_private': "phone = '+49 2'",
  'public.signup_info': "heard_from = 'A friend'",
  'public.consents': "version = '2025-01'",
  'public.mail_choices': 'wanted = not wanted',
  'public.feed_tokens': 'revoked_at = now()',
  'public.confidences': "text = 'Something else'",
  'public.data_requests': "came_by = 'letter'",
  'public.teams': "pitch = 'Better'",
  'public.team_members': "joined_at = joined_at - interval '1 day'",
  'public.team_roles': "title = 'Builds'",
  'public.team_requests': "message = 'Please'",
  'public.team_invite_links': 'max_uses = 3',
  'public.team_goals': 'value = 60',
  'public.still_in_questions': "silent_since = silent_since - interval '1 day'",
  'public.pulses': "note = 'No shop'",
  'public.checklist_items': "text = 'Order glue'",
  'public.action_items': "text = 'Weigh a dry pad'",
  'public.experiments': "method = 'By mail'",
  'public.hand_ins': "extension_reason = 'They were ill'",
  'public.hand_in_parts': `value = '{"text": "We sell"}'`,
  'public.uploads': "name = 'other.pdf'",
  'public.hand_in_verdicts': "note = 'Another'",
  'public.advice': "text = 'Ask a third dairy'",
  'public.mentor_assignments': "reason = 'They moved away'",
  'public.mentor_pins': `mentor_id = '${ids.orga}'`,
  'public.mentor_profiles': 'capacity = 6',
  'public.mentor_absences': 'ends_on = ends_on + 1',
  'public.mentor_conflicts': "reason = 'They were married'",
  'public.mentor_notes': "text = 'Somebody else does'",
  'public.office_hour_series': "url = 'https://call.example'",
  'public.office_hour_slots': "url = 'https://other.example'",
  'public.office_hour_bookings': "agenda = 'Three shops?'",
  'public.events': "city = 'Mainz'",
  'public.event_registrations': 'seated_at = now()',
  'public.seasons': "phase = 'final'",
  'public.season_weeks': "task_en = 'Another task'",
  'public.season_steps': "text_en = 'Another step'",
  'public.milestones': 'grace_minutes = grace_minutes + 1',
  'public.milestone_parts': "label_en = 'Another label'",
  'public.announcements': "body_en = 'Later'",
  'public.faqs': "answer_en = 'Later'",
  'public.partners': "tier = 'city'",
  'private.report_settings': 'share = 0.5',
  'public.skills': "name_en = name_en || '!'",
};

// The cell of a table that an update reaches; each row of it is logged, and one is enough.
const triggerCells = Object.entries(changes).map(([relation, change]): Cell => {
  const table = relation.split('.')[1] ?? '';
  return {
    relation,
    verb: 'update',
    name: 'the log says what changed',
    who: 'owner',
    role: 'postgres',
    persona: null,
    prepare: null,
    claims: {},
    sql: `update ${relation} set ${change}`,
    check: `select where exists (select from public.audit_log where entity = '${table}' and action = 'update' and created_at = now())`,
    expected: '1',
    guards: [`trigger ${table}_audit`],
  };
});

const nothing = 'null, null, null, null, null, null, null, null';

export const auditCells = [
  ...triggerCells,
  ...byOrga('list_audit_entries', 'p_limit => 1', 'read the log', null),
  ...byOrga('count_audit_entries', '', 'count what is in the log', null),
  ...byOrga('audit_actors', '', 'read who can do something', null, 2),
  ...cellsOf('public.tidy_audit_log', [
    {
      verb: 'call',
      name: 'forget what was kept long enough',
      sql: 'select public.tidy_audit_log(1)',
      expect: all('no grant: function tidy_audit_log'),
    },
  ]),
  ...innerCells({
    found_audit_entries: `${nothing}, '', null, 1`,
    audit_kept_since: 'now()',
    tidy_audit_log: '1, now()',
  }),
];
