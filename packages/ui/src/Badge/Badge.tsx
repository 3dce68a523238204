import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

/** What a badge says: `review` is outlined positive, `muted` is words alone. */
export const badgeTones = [
  'neutral',
  'positive',
  'review',
  'caution',
  'critical',
  'info',
  'accent',
  'muted',
] as const;
/** A tone of a badge. */
export type BadgeTone = (typeof badgeTones)[number];

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 24px;
  padding: 1px 8px;
  border-radius: var(--radius-xs);
  font-size: 0.8125rem;
  font-weight: 620;
  line-height: 1.2;
  white-space: nowrap;
  background: color-mix(in srgb, var(--color-ink) 9%, transparent);
  &[data-tone='positive'] {
    background: var(--color-positive-tint);
    color: var(--color-positive);
  }
  &[data-tone='review'] {
    background: none;
    color: var(--color-positive);
    box-shadow: inset 0 0 0 1px var(--color-positive);
  }
  &[data-tone='caution'] {
    background: var(--color-caution-tint);
    color: var(--color-caution);
  }
  &[data-tone='critical'] {
    background: var(--color-critical-tint);
    color: var(--color-critical);
  }
  &[data-tone='info'] {
    background: var(--color-info-tint);
    color: var(--color-info);
  }
  &[data-tone='accent'] {
    background: var(--color-accent-tint);
    color: var(--color-accent-text);
  }
  &[data-tone='muted'] {
    background: none;
    color: var(--color-ink-muted);
    padding-inline: 0;
  }
`;

/** Props of {@link Badge}; everything else goes to the root. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: BadgeTone;
  /** 14 px. */
  icon?: ReactNode;
}

/** A state in one or two words. */
export const Badge = ({ tone = 'neutral', icon, children, ...rest }: BadgeProps) => (
  <Root data-tone={tone} {...rest}>
    {icon}
    {children}
  </Root>
);
