import type { OlHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LinkComponent } from '../Link';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

const Plan = styled.ol`
  & > li {
    display: grid;
    gap: 12px 24px;
    padding: 20px 0;
    border-bottom: 1px solid var(--color-line);
  }
  & > [data-now] h2 {
    color: var(--color-accent-text);
  }
  h2 {
    ${typeStyles.h3}
  }
  p {
    ${typeStyles.small}
    color: var(--color-ink-muted);
  }
  ${media.lg} {
    & > li {
      grid-template-columns: 2fr 9fr;
    }
  }
`;

const Days = styled.ol`
  display: grid;
  gap: 10px;
  li {
    display: grid;
    gap: 6px;
    align-content: start;
    min-width: 0;
    ${typeStyles.small}
  }
  li > span {
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  [aria-current] > span {
    font-weight: 660;
    color: var(--color-accent-text);
  }
  a {
    display: grid;
    padding: 6px 8px;
    border-radius: var(--radius-sm);
    background: color-mix(in srgb, var(--color-ink) 9%, transparent);
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  a:hover {
    background: color-mix(in srgb, var(--color-ink) 16%, transparent);
  }
  a b {
    font-weight: 640;
  }
  ${media.belowLg} {
    li:not(:has(a:not([hidden]))) {
      display: none;
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    li {
      min-height: 3.25rem;
      padding-left: 8px;
      border-left: 1px solid var(--color-line);
    }
    a {
      margin-left: -4px;
    }
  }
`;

/** Something that happens on a day. */
export interface PlanEntry {
  key: string;
  href: string;
  title: ReactNode;
  /** Such as "18:00". */
  time: ReactNode;
  /** The language of the title where it is not the page's. */
  lang?: string | undefined;
}

/** A day of a {@link PlanWeek}. */
export interface PlanDay {
  key: string;
  /** Such as "Thu 5 Dec". */
  head: ReactNode;
  isToday: boolean;
  entries: readonly PlanEntry[];
}

/** A row of a {@link WeekPlan}. */
export interface PlanWeek {
  key: string;
  title: ReactNode;
  note: ReactNode;
  days: readonly PlanDay[];
}

/** Props of {@link WeekPlan}; everything else goes to the list. */
export interface WeekPlanProps extends OlHTMLAttributes<HTMLOListElement> {
  weeks: readonly PlanWeek[];
  linkComponent?: LinkComponent;
}

/** Weeks as a plan, a row a week and a column a day; phones leave out the days on which nothing is on. */
export const WeekPlan = ({ weeks, linkComponent: Link = 'a', ...rest }: WeekPlanProps) => (
  <Plan {...rest}>
    {weeks.map(({ key, title, note, days }) => (
      <li key={key} data-now={days.some(({ isToday }) => isToday) ? '' : undefined}>
        <div>
          <h2>{title}</h2>
          <p>{note}</p>
        </div>
        <Days>
          {days.map((day) => (
            <li key={day.key} aria-current={day.isToday ? 'date' : undefined}>
              <span>{day.head}</span>
              {day.entries.map((entry) => (
                <Link key={entry.key} href={entry.href} data-of={entry.key}>
                  <b lang={entry.lang}>{entry.title}</b>
                  {entry.time}
                </Link>
              ))}
            </li>
          ))}
        </Days>
      </li>
    ))}
  </Plan>
);
