import type { ReactNode } from 'react';
import { CircleAlert, Clock3 } from 'lucide-react';
import { styled } from 'styled-components';

const looks = {
  critical: { Icon: CircleAlert, colour: 'var(--color-critical)' },
  caution: { Icon: Clock3, colour: 'var(--color-caution)' },
} as const;

const Line = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 10px;
  font-size: 0.9375rem;
  line-height: 1.45;
  svg {
    margin-top: 3px;
  }
  b {
    font-weight: 660;
  }
  span {
    color: var(--color-ink-muted);
  }
`;

/** Why a team needs somebody: `critical` where it may be lost. */
export interface TeamReason {
  readonly tone: keyof typeof looks;
  /** What it is, in a few words. */
  readonly lead: ReactNode;
  /** Since when and how far, with the absolute date. */
  readonly detail?: ReactNode;
}

/** A reason why a team needs somebody, on a line of its own. */
export const Reason = ({ tone, lead, detail }: TeamReason) => {
  const { Icon, colour } = looks[tone];
  return (
    <Line>
      <Icon size={16} strokeWidth={1.75} color={colour} aria-hidden />
      <p>
        <b>{lead}</b> <span dir="auto">{detail}</span>
      </p>
    </Line>
  );
};
