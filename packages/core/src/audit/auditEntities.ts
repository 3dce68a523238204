// What the log is about, as the triggers of the database say it (migration 082700_audit): a test compares both.

/** Kinds of things under which entries are listed. */
export const auditKinds = [
  'person',
  'team',
  'hand_in',
  'review',
  'mentor',
  'event',
  'season',
  'announcement',
  'content',
] as const;
/** A kind of thing that the log is about. */
export type AuditKind = (typeof auditKinds)[number];

/** Everything that the log is about, with its kind. */
export const auditEntities = {
  action_items: 'team',
  advice: 'review',
  announcements: 'announcement',
  checklist_items: 'team',
  confidences: 'person',
  consents: 'person',
  data_requests: 'person',
  event_registrations: 'event',
  events: 'event',
  experiments: 'team',
  faqs: 'content',
  feed_tokens: 'person',
  hand_in_parts: 'hand_in',
  hand_in_verdicts: 'review',
  hand_ins: 'hand_in',
  mail_choices: 'person',
  mentor_absences: 'mentor',
  mentor_assignments: 'mentor',
  mentor_conflicts: 'mentor',
  mentor_notes: 'mentor',
  mentor_pins: 'mentor',
  mentor_profiles: 'mentor',
  milestone_parts: 'season',
  milestones: 'season',
  office_hour_bookings: 'mentor',
  office_hour_series: 'mentor',
  office_hour_slots: 'mentor',
  partners: 'content',
  profile_private: 'person',
  profiles: 'person',
  pulses: 'team',
  season_steps: 'season',
  season_weeks: 'season',
  saved_audiences: 'announcement',
  seasons: 'season',
  signup_info: 'person',
  skills: 'content',
  still_in_questions: 'team',
  team_goals: 'team',
  team_invite_links: 'team',
  team_members: 'team',
  team_requests: 'team',
  team_roles: 'team',
  teams: 'team',
  uploads: 'hand_in',
} as const satisfies Readonly<Record<string, AuditKind>>;
/** A thing that the log is about. */
export type AuditEntity = keyof typeof auditEntities;
