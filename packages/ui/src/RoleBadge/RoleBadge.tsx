import { GraduationCap, Shield } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';

/** The roles that people have, as the database writes them. */
export const badgeRoles = ['PARTICIPANT', 'MENTOR', 'ORGA'] as const;
/** A role that a badge shows. */
export type BadgeRole = (typeof badgeRoles)[number];

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 22px;
  padding: 0 7px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-xs);
  font-size: 0.75rem;
  font-weight: 640;
  color: var(--color-ink-muted);
  white-space: nowrap;
  &[data-role='MENTOR'] {
    color: var(--color-ink);
    border-color: var(--color-edge);
  }
  &[data-role='ORGA'] {
    background: var(--color-ink);
    color: var(--color-canvas);
    border-color: var(--color-ink);
  }
`;

/** Props of {@link RoleBadge}; the word is its child. */
export interface RoleBadgeProps extends HTMLAttributes<HTMLSpanElement> {
  personRole: BadgeRole;
}

/** A person's role: participant in a hairline, mentor with a cap, organiser solid with a shield. */
export const RoleBadge = ({ personRole, children, ...rest }: RoleBadgeProps) => (
  <Root data-role={personRole} {...rest}>
    {personRole === 'MENTOR' && <GraduationCap size={14} strokeWidth={1.75} aria-hidden />}
    {personRole === 'ORGA' && <Shield size={13} strokeWidth={1.75} aria-hidden />}
    {children}
  </Root>
);
