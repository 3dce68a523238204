import { dateOfDay, datesOfWeek, seasonDay, type Season } from '@grow/core';
import { weekTexts } from '@grow/shell';
import { media, typeStyles } from '@grow/ui';
import { styled } from 'styled-components';
import { dayHead, eventStart, formatRange } from '../format';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { pagePath } from '../paths';
import { langOfEvents } from './eventLanguage';
import type { DrawnEvent } from './eventLooks';

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

type WeekPlanProps = { season: Season; now: Date; events: readonly DrawnEvent[]; locale: Locale };

/** The season as a plan, a row a week and a column a day. Events outside of the weeks stand in the list only. */
export function WeekPlan({ season, now, events, locale }: WeekPlanProps) {
  const today = seasonDay(season, now);
  const onDay = new Map<number, DrawnEvent[]>();
  for (const drawn of events) {
    const day = seasonDay(season, drawn.event.startsAt);
    onDay.set(day, [...(onDay.get(day) ?? []), drawn]);
  }
  return (
    <Plan aria-label={m.plan_label()} data-part="plan" hidden>
      {weekTexts[locale].slice(0, season.weeks).map(({ verb }, index) => {
        const days = Array.from({ length: 7 }, (_, weekday) => index * 7 + weekday + 1);
        return (
          <li key={verb} data-now={days.includes(today) ? '' : undefined}>
            <div>
              <h2>{verb}</h2>
              <p>
                {m.events_week({
                  week: index + 1,
                  dates: formatRange(datesOfWeek(season, index + 1), locale),
                })}
              </p>
            </div>
            <Days>
              {days.map((day) => (
                <li key={day} aria-current={day === today ? 'date' : undefined}>
                  <span>{dayHead(dateOfDay(season, day), locale)}</span>
                  {onDay.get(day)?.map(({ event }) => (
                    <a key={event.slug} href={pagePath(`event:${event.slug}`, locale)} data-of={event.slug}>
                      <b lang={langOfEvents(locale)}>{event.title}</b>
                      {eventStart(event.startsAt, locale).time}
                    </a>
                  ))}
                </li>
              ))}
            </Days>
          </li>
        );
      })}
    </Plan>
  );
}
