export { badgeRoles, RoleBadge } from './RoleBadge';
export type { BadgeRole, RoleBadgeProps } from './RoleBadge';
