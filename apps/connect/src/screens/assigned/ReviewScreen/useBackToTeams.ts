import { useProfile } from '@grow/shell';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

/** The way back to the list that somebody came from: of mentors the teams that they look after, of organisers all. */
export function useBackToTeams(): { href: string; label: string; words: string } {
  return useProfile().data?.role === 'ORGA'
    ? { href: fullPath(paths.adminTeams()), label: m.admin_teams(), words: m.record_all_teams() }
    : { href: fullPath(paths.assignedTeams()), label: m.assigned_title(), words: m.assigned_back() };
}
