import { m } from '../../paraglide/messages';
import type { AdminTab } from '../../paths';

type TabWords = { readonly title: () => string; readonly empty: () => string; readonly detail: () => string };

/** The words of every tab of the organisers' area. */
export const adminTabWords: Record<AdminTab, TabWords> = {
  people: { title: m.admin_people, empty: m.admin_people_empty, detail: m.admin_people_detail },
  teams: { title: m.admin_teams, empty: m.admin_teams_empty, detail: m.admin_teams_detail },
  applications: {
    title: m.admin_applications,
    empty: m.admin_applications_empty,
    detail: m.admin_applications_detail,
  },
  mentors: { title: m.admin_mentors, empty: m.admin_mentors_empty, detail: m.admin_mentors_detail },
  'event-desk': {
    title: m.admin_event_desk,
    empty: m.admin_event_desk_empty,
    detail: m.admin_event_desk_detail,
  },
  milestones: {
    title: m.admin_milestones,
    empty: m.admin_milestones_empty,
    detail: m.admin_milestones_detail,
  },
  gates: { title: m.admin_gates, empty: m.admin_gates_empty, detail: m.admin_gates_detail },
  outbox: { title: m.admin_outbox, empty: m.admin_outbox_empty, detail: m.admin_outbox_detail },
  content: { title: m.admin_content, empty: m.admin_content_empty, detail: m.admin_content_detail },
  season: { title: m.admin_season, empty: m.admin_season_empty, detail: m.admin_season_detail },
  audit: { title: m.admin_audit, empty: m.admin_audit_empty, detail: m.admin_audit_detail },
  privacy: { title: m.admin_privacy, empty: m.admin_privacy_empty, detail: m.admin_privacy_detail },
};
