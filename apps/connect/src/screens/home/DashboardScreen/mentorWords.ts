import { seasonWeek, type Season } from '@grow/core/season';
import { dateTimeInWords, dayInWords } from '@grow/core/time';
import type { Triage, TriagedTeam } from '@grow/core/triage';
import type { Locale } from '@grow/shell';
import { m } from '../../../paraglide/messages';

/** How many of a mentor's teams need them. */
export function needWords(count: number): string {
  if (count === 0) return m.mentor_needs_nobody();
  return count === 1 ? m.mentor_needs_one() : m.mentor_needs({ count });
}

/** What waits to be read; then who checked in, and what comes next. */
export function mentorLead(
  { waiting }: Triage,
  teams: readonly TriagedTeam[],
  season: Season,
  now: Date,
  locale: Locale,
): string {
  const [oldest] = waiting;
  if (oldest) {
    const since = dayInWords(oldest.handIn.handedInAt, locale);
    const count = waiting.length;
    return count === 1 ? m.mentor_waiting_one({ since }) : m.mentor_waiting({ count, since });
  }
  const current = seasonWeek(season, now);
  const count = teams.filter(({ pulse }) => pulse?.week === current).length;
  const due = teams
    .flatMap(({ weeks }) => weeks.map(({ dueAt }) => dueAt))
    .filter((at) => at !== undefined && at > now)
    .sort((one, other) => Number(one) - Number(other))[0];
  return [
    m.mentor_waiting_none(),
    m.mentor_checked_in({ count, all: teams.length }),
    due && m.mentor_next_due({ when: dateTimeInWords(due, locale) }),
  ]
    .filter(Boolean)
    .join(' ');
}
