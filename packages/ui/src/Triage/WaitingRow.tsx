import type { LiHTMLAttributes, ReactNode } from 'react';
import { Clock3 } from 'lucide-react';
import { styled } from 'styled-components';
import type { Letter } from '../geometry/letters';
import { media } from '../tokens';
import { WeekLetter } from '../WeekShape';

/** Hand-ins that wait to be read, the oldest first. */
export const WaitingList = styled.ol``;

const Row = styled.li`
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr) auto;
  gap: 8px 16px;
  align-items: center;
  padding: 14px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  & > svg {
    align-self: start;
    margin-top: 2px;
  }
  ${media.md} {
    grid-template-columns: 34px minmax(0, 1fr) auto auto;
  }
`;

const Words = styled.div`
  min-width: 0;
  /* On a phone its sentences have the width, and the button stands below them. */
  ${media.belowMd} {
    grid-column: 2 / -1;
  }
  line-height: 1.45;
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    align-items: center;
    font-size: 1rem;
    font-weight: 660;
  }
  h3 span {
    font-weight: 400;
    color: var(--color-ink-muted);
  }
  blockquote {
    margin-top: 2px;
    font-size: 0.9375rem;
  }
  p {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
`;

const Wait = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  font-size: 0.875rem;
  font-weight: 620;
  &[data-long] {
    color: var(--color-caution);
  }
  &:not([data-long]) {
    font-weight: 400;
    color: var(--color-ink-muted);
  }
  ${media.belowMd} {
    grid-column: 2;
  }
`;

const Action = styled.div`
  ${media.belowMd} {
    justify-self: end;
  }
`;

/** Props of {@link WaitingRow}; everything else goes to the `<li>`. */
export interface WaitingRowProps extends LiHTMLAttributes<HTMLLIElement> {
  letter: Letter;
  /** Whose it is. */
  team: ReactNode;
  /** Which week, such as "Week 4, Verify". */
  week: ReactNode;
  /** Such as a badge "Revised". */
  badge?: ReactNode;
  /** How it begins, in the team's words. */
  excerpt?: ReactNode;
  /** Such as "Version 2, Sun 1 Dec, 22:10". */
  detail: ReactNode;
  /** How long it waits, such as "4 days". */
  wait: ReactNode;
  isLong?: boolean;
  action: ReactNode;
}

/** A hand-in that waits to be read: whose, since when, and the way to it. */
export const WaitingRow = (props: WaitingRowProps) => {
  const { letter, team, week, badge, excerpt, detail, wait, isLong = false, action, ...rest } = props;
  return (
    <Row {...rest}>
      <WeekLetter letter={letter} state="review" drawnWidth={30} drawnHeight={38} />
      <Words>
        <h3>
          <bdi>{team}</bdi> <span>{week}</span> {badge}
        </h3>
        {excerpt && <blockquote dir="auto">{excerpt}</blockquote>}
        <p>{detail}</p>
      </Words>
      <Wait data-long={isLong ? '' : undefined}>
        {isLong && <Clock3 size={16} strokeWidth={1.75} aria-hidden />}
        {wait}
      </Wait>
      <Action>{action}</Action>
    </Row>
  );
};
