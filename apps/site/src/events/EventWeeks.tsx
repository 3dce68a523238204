import { dateParts, daysInWords } from '@grow/core/time';
import { dateOfSeasonDay, datesOfSeasonWeek, seasonDay, seasonVerbs, type Season } from '@grow/core/season';
import { langOf } from '@grow/core/text';
import { WeekPlan, type PlanDay } from '@grow/ui';
import { dayHead } from '../format';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { pagePath } from '../routes/pages';
import { isOn, type DrawnEvent } from './eventLooks';

type EventWeeksProps = { season: Season; now: Date; events: readonly DrawnEvent[]; locale: Locale };

/** The season as a plan, a row a week and a column a day. Events outside of the weeks stand in the list only. */
export function EventWeeks({ season, now, events, locale }: EventWeeksProps) {
  const today = seasonDay(season, now);
  const onDay = new Map<number, DrawnEvent[]>();
  for (const drawn of events) {
    const day = seasonDay(season, drawn.event.startsAt);
    onDay.set(day, [...(onDay.get(day) ?? []), drawn]);
  }
  const dayOf = (day: number): PlanDay => ({
    key: `${day}`,
    head: dayHead(dateOfSeasonDay(season, day), locale),
    isToday: day === today,
    entries: (onDay.get(day) ?? []).map(({ event }) => ({
      key: event.slug,
      href: pagePath(`event:${event.slug}`, locale),
      title: event.title,
      lang: langOf(event.writtenIn.title, locale),
      time: isOn(event) ? dateParts(event.startsAt, locale).time : m.event_off(),
    })),
  });
  return (
    <WeekPlan
      aria-label={m.plan_label()}
      data-part="plan"
      hidden
      weeks={seasonVerbs(season, locale).map((verb, index) => ({
        key: `${index + 1}`,
        title: verb,
        note: m.events_week({
          week: index + 1,
          dates: daysInWords(datesOfSeasonWeek(season, index + 1), locale),
        }),
        days: Array.from({ length: 7 }, (_, weekday) => dayOf(index * 7 + weekday + 1)),
      }))}
    />
  );
}
