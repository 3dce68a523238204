import type { OpenTeamRole } from '@grow/core/search';
import type { RoleChoice } from './components/RequestFields';
import { m } from '../../paraglide/messages';

/** Roles to choose from, each with the skills it asks for. */
export const roleChoices = (roles: readonly OpenTeamRole[], nameOf: (key: string) => string): RoleChoice[] =>
  roles.map(({ id, title, skills }) => ({
    id,
    label:
      skills.length > 0 ? m.ask_role_skills({ role: title, skills: skills.map(nameOf).join(', ') }) : title,
  }));
