// The words of kinds, things and values, which the log shows.
import type { AuditAction, AuditEntity, AuditField, AuditKind } from '@grow/core/audit';
import type { JobKind } from '@grow/core/job';
import { m } from '../../paraglide/messages';
import { verdictWords } from '../experiment';
import { stageWords } from '../teamSearch';

/** A kind of thing. */
export const kindWords: Record<AuditKind, () => string> = {
  person: m.audit_kind_person,
  team: m.audit_kind_team,
  hand_in: m.audit_kind_hand_in,
  review: m.audit_kind_review,
  mentor: m.audit_kind_mentor,
  event: m.audit_kind_event,
  season: m.audit_kind_season,
  announcement: m.audit_kind_announcement,
  content: m.audit_kind_content,
  job: m.audit_kind_job,
};

/** What was done, as a choice. */
export const actionWords: Record<AuditAction, () => string> = {
  insert: m.audit_action_insert,
  update: m.audit_action_update,
  delete: m.audit_action_delete,
};

/** A thing, as something is done to it. */
export const entityWords: Record<AuditEntity, () => string> = {
  profiles: m.audit_thing_profiles,
  profile_private: m.audit_thing_profile_private,
  signup_info: m.audit_thing_signup_info,
  consents: m.audit_thing_consents,
  mail_choices: m.audit_thing_mail_choices,
  feed_tokens: m.audit_thing_feed_tokens,
  data_requests: m.audit_thing_data_requests,
  confidences: m.audit_thing_confidences,
  teams: m.audit_thing_teams,
  team_members: m.audit_thing_team_members,
  team_roles: m.audit_thing_team_roles,
  team_requests: m.audit_thing_team_requests,
  team_invite_links: m.audit_thing_team_invite_links,
  team_goals: m.audit_thing_team_goals,
  still_in_questions: m.audit_thing_still_in_questions,
  stories: m.audit_thing_stories,
  story_consents: m.audit_thing_story_consents,
  pulses: m.audit_thing_pulses,
  checklist_items: m.audit_thing_checklist_items,
  action_items: m.audit_thing_action_items,
  experiments: m.audit_thing_experiments,
  hand_ins: m.audit_thing_hand_ins,
  hand_in_parts: m.audit_thing_hand_in_parts,
  uploads: m.audit_thing_uploads,
  hand_in_verdicts: m.audit_thing_hand_in_verdicts,
  advice: m.audit_thing_advice,
  mentor_assignments: m.audit_thing_mentor_assignments,
  mentor_pins: m.audit_thing_mentor_pins,
  mentor_profiles: m.audit_thing_mentor_profiles,
  mentor_absences: m.audit_thing_mentor_absences,
  mentor_conflicts: m.audit_thing_mentor_conflicts,
  mentor_notes: m.audit_thing_mentor_notes,
  office_hour_series: m.audit_thing_office_hour_series,
  office_hour_slots: m.audit_thing_office_hour_slots,
  office_hour_bookings: m.audit_thing_office_hour_bookings,
  events: m.audit_thing_events,
  event_registrations: m.audit_thing_event_registrations,
  season_histories: m.audit_thing_season_histories,
  seasons: m.audit_thing_seasons,
  season_weeks: m.audit_thing_season_weeks,
  season_steps: m.audit_thing_season_steps,
  milestones: m.audit_thing_milestones,
  milestone_parts: m.audit_thing_milestone_parts,
  announcements: m.audit_thing_announcements,
  saved_audiences: m.audit_thing_saved_audiences,
  saved_views: m.audit_thing_saved_views,
  jobs: m.audit_thing_jobs,
  faqs: m.audit_thing_faqs,
  partners: m.audit_thing_partners,
  skills: m.audit_thing_skills,
};

/** What a job of the log does. */
export const jobWords: Record<JobKind, () => string> = {
  people_role: m.bulk_role_title,
  team_suggestions: m.bulk_suggest,
  teams_change: m.bulk_teams_title,
  teams_withdraw: m.bulk_withdraw_title,
  invite_again: m.bulk_again_title,
  import_people: m.import_job_people,
  import_invite: m.import_job_invite,
  import_undo: m.import_job_undo,
  delete_demo_data: m.demo_delete,
};

type Codes = Partial<Record<string, () => string>>;

const stateWords: Codes = {
  draft: m.audit_value_draft,
  submitted: m.audit_value_submitted,
  in_review: m.audit_value_in_review,
  accepted: m.audit_value_accepted,
  changes_requested: m.audit_value_changes_requested,
  proposed: m.audit_value_proposed,
  active: m.audit_value_active,
  declined: m.audit_value_declined,
  refused: m.audit_value_declined,
  ended: m.audit_value_ended,
  forming: m.audit_value_forming,
  finalist: m.audit_value_finalist,
  finished: m.audit_value_finished,
  withdrawn: m.audit_value_withdrawn,
  pending: m.audit_value_pending,
  expired: m.audit_value_expired,
  registered: m.audit_value_registered,
  waitlisted: m.audit_value_waitlisted,
  offered: m.audit_value_offered,
  cancelled: m.audit_value_cancelled,
  attended: m.audit_value_attended,
  no_show: m.audit_value_no_show,
  published: m.audit_value_published,
  booked: m.audit_value_booked,
  held: m.audit_value_held,
  onsite: m.audit_value_onsite,
  online: m.audit_value_online,
  hybrid: m.audit_value_hybrid,
  open: m.audit_value_open,
  done: m.audit_value_done,
  stuck: m.audit_value_stuck,
  on_track: m.audit_value_on_track,
  dropped: m.audit_value_dropped,
};

/** Values that are a code, by their field; others are shown as they are. */
export const codeWords: Partial<Record<AuditField, Codes>> = {
  status: stateWords,
  decision: stateWords,
  seat: stateWords,
  mode: stateWords,
  verdict: verdictWords,
  stage: stageWords,
  kind: { people: m.admin_people, teams: m.admin_teams },
  phase: {
    applications: m.audit_value_applications,
    running: m.audit_value_running,
    final: m.audit_value_final,
    off: m.audit_value_off,
  },
  visibility: {
    public: m.admin_event_visibility_public,
    members: m.admin_event_visibility_members,
  },
};
