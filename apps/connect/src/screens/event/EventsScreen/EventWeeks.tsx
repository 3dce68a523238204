import { dayInWords, daysInWords, timeInWords } from '@grow/core/time';
import type { GrowEvent } from '@grow/core/event';
import {
  dateOfSeasonDay,
  datesOfSeasonWeek,
  seasonDay,
  programmeWeeks,
  seasonVerbs,
  type Season,
} from '@grow/core/season';
import { useLocale } from '@grow/shell';
import { Text, WeekPlan, type PlanDay } from '@grow/ui';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Outside = styled(Text)`
  margin-top: 20px;
`;

type EventWeeksProps = { events: readonly GrowEvent[]; season: Season; now: Date };

/** The season as a plan. Events outside of its weeks stand in the list only, which is said. */
export function EventWeeks({ events, season, now }: EventWeeksProps) {
  const { locale } = useLocale();
  const today = seasonDay(season, now);
  const onDay = new Map<number, GrowEvent[]>();
  for (const event of events) {
    const day = seasonDay(season, event.startsAt);
    onDay.set(day, [...(onDay.get(day) ?? []), event]);
  }
  const dayOf = (day: number): PlanDay => ({
    key: `${day}`,
    head: dayInWords(dateOfSeasonDay(season, day), locale),
    isToday: day === today,
    entries: (onDay.get(day) ?? []).map((event) => ({
      key: event.slug,
      href: fullPath(paths.eventPage(event.slug)),
      title: event.title,
      time: event.status === 'cancelled' ? m.seat_off() : timeInWords(event.startsAt, locale),
    })),
  });
  const outside = [...onDay].reduce(
    (count, [day, some]) => (day < 1 || day > season.weeks * 7 ? count + some.length : count),
    0,
  );
  const verbs = seasonVerbs(season, locale);
  return (
    <>
      <WeekPlan
        aria-label={m.events_plan()}
        linkComponent={AppLink}
        weeks={programmeWeeks.slice(0, season.weeks).map(({ week }) => ({
          key: `${week}`,
          title: verbs[week - 1],
          note: m.event_week({ week, dates: daysInWords(datesOfSeasonWeek(season, week), locale) }),
          days: Array.from({ length: 7 }, (_, weekday) => dayOf((week - 1) * 7 + weekday + 1)),
        }))}
      />
      {outside > 0 && (
        <Outside step="small" tone="muted">
          {outside === 1 ? m.events_outside_plan_one() : m.events_outside_plan({ count: outside })}
        </Outside>
      )}
    </>
  );
}
