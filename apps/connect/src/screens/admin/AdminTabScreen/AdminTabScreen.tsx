import { EmptyState } from '@grow/ui';
import { useLocation } from 'react-router-dom';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';

type TabWords = { readonly empty: () => string; readonly detail: () => string };

const words: Readonly<Record<string, TabWords>> = {
  [paths.adminApplications()]: { empty: m.admin_applications_empty, detail: m.admin_applications_detail },
  [paths.adminMentors()]: { empty: m.admin_mentors_empty, detail: m.admin_mentors_detail },
  [paths.adminMilestones()]: { empty: m.admin_milestones_empty, detail: m.admin_milestones_detail },
  [paths.adminGates()]: { empty: m.admin_gates_empty, detail: m.admin_gates_detail },
  [paths.adminOutbox()]: { empty: m.admin_outbox_empty, detail: m.admin_outbox_detail },
  [paths.adminSeason()]: { empty: m.admin_season_empty, detail: m.admin_season_detail },
  [paths.adminAudit()]: { empty: m.admin_audit_empty, detail: m.admin_audit_detail },
  [paths.adminPrivacy()]: { empty: m.admin_privacy_empty, detail: m.admin_privacy_detail },
};

/** A part of the organisers' area that says what will be there. */
export function AdminTabScreen() {
  const { pathname } = useLocation();
  const own = words[pathname.replace(/\/$/, '')];
  return own && <EmptyState title={own.empty()} description={own.detail()} />;
}
