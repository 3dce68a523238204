import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { round2 } from '../geometry/contours';
import { media } from '../tokens';

// Narrow is early, wide is late: width 66 % to 120 %, size growing by 1.148 (below 62em) and 1.2 (from 62em).
const weekRules = Array.from({ length: 11 }, (_, week) => {
  const small = round2(1.2 * 1.148 ** week);
  const large = round2(1.25 * 1.2 ** week);
  const stretch = Math.round(66 + 5.4 * week);
  return `&:nth-child(${week + 1}){--verb-small:${small};--verb-large:${large};--verb-width:${stretch}%}`;
}).join('');

const List = styled.ol`
  border-bottom: 1px solid var(--color-line);
`;

const Row = styled.li`
  ${weekRules}
  --verb-unit: clamp(0.6rem, 0.1rem + 0.75vw, 1rem);
  display: grid;
  gap: 6px 20px;
  padding: 20px 0 22px;
  border-top: 1px solid var(--color-line);
  align-items: baseline;
  ${media.lg} {
    grid-template-columns: repeat(11, 1fr);
    gap: 24px;
    padding: 18px 0 20px;
    align-items: end;
  }
`;

const When = styled.div`
  display: flex;
  gap: 10px;
  align-items: baseline;
  font-size: 0.8125rem;
  line-height: 1.35;
  color: var(--color-ink-muted);
  b {
    font-size: 1rem;
    font-family: var(--font-display);
    font-weight: 740;
    color: var(--color-ink);
  }
  ${media.lg} {
    display: grid;
    gap: 0;
    padding-bottom: 2px;
  }
`;

const Verb = styled.h3`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: 0.3em;
  font-family: var(--font-display);
  font-weight: 800;
  font-stretch: var(--verb-width);
  font-size: calc(var(--verb-small) * 1rem);
  line-height: 0.96;
  letter-spacing: -0.022em;
  [aria-current] > & {
    color: var(--color-accent-text);
  }
  small {
    font-family: var(--font-body);
    font-size: 0.8125rem;
    font-weight: 640;
    font-stretch: normal;
    letter-spacing: 0;
    line-height: 1.2;
  }
  ${media.lg} {
    grid-column: 2 / 7;
    font-size: calc(var(--verb-large) * var(--verb-unit) + 1rem - var(--verb-unit));
  }
`;

const Body = styled.div`
  display: grid;
  gap: 6px;
  font-size: 0.9375rem;
  line-height: 1.45;
  color: var(--color-ink-muted);
  [data-hand-in] {
    color: var(--color-ink);
  }
  [data-hand-in] span {
    display: block;
    color: var(--color-ink-muted);
    font-weight: 500;
    font-size: 0.8125rem;
  }
  ${media.lg} {
    grid-column: 7 / 12;
    grid-template-columns: 3fr 2fr;
    gap: 24px;
    align-items: end;
  }
`;

/** A week of the programme. */
export interface WeekListItem {
  verb: string;
  /** Such as "2–8 Dec". */
  dates: ReactNode;
  what: ReactNode;
  /** What is handed in, below a label such as "Hand in by Sun 8 Dec, 23:59". */
  handIn?: { label: ReactNode; title: ReactNode } | undefined;
}

/** Props of {@link WeekList}; everything else goes to the list. */
export interface WeekListProps extends HTMLAttributes<HTMLOListElement> {
  weeks: readonly WeekListItem[];
  /** 1 to 11; left out where no week is now. */
  currentWeek?: number | undefined;
  labels: { thisWeek: string };
}

/** The eleven weeks, each verb wider and larger than the one before. */
export const WeekList = ({ weeks, currentWeek, labels, ...rest }: WeekListProps) => (
  <List {...rest}>
    {weeks.map(({ verb, dates, what, handIn }, index) => {
      const isCurrent = index + 1 === currentWeek;
      return (
        <Row key={index} aria-current={isCurrent ? 'step' : undefined}>
          <When>
            <b>{index + 1}</b>
            <span>{dates}</span>
          </When>
          <Verb>
            {verb}
            {isCurrent && <small>{labels.thisWeek}</small>}
          </Verb>
          <Body>
            <p>{what}</p>
            {handIn && (
              <p data-hand-in="">
                <span>{handIn.label}</span>
                {handIn.title}
              </p>
            )}
          </Body>
        </Row>
      );
    })}
  </List>
);
