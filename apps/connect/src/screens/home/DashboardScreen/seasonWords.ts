import type { Role } from '@grow/core';
import { seasonDay, seasonState, seasonWeek, weekOfSeason, type Season } from '@grow/core/season';
import { areTeamsClosed } from '@grow/core/team';
import { inLocale } from '@grow/core/text';
import { timeInWords, weekdayInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { m } from '../../../paraglide/messages';
import { timeLeftInWords } from './nextWords';

/** Whose dashboard it is. `isAlone`: a participant who is in no team. */
export type Reader = { readonly role: Role; readonly isAlone: boolean };

/** What ends, in words. */
export type Deadline = { readonly left: string; readonly until: string };
type Head = {
  readonly mark: string;
  readonly title: string;
  readonly lead: string;
  /** What ends for this reader next; undefined where nothing does. */
  readonly deadline?: Deadline | undefined;
  /** There is a team to be found. */
  readonly isSearching: boolean;
};

function aloneLead(closesAt: Date | undefined, now: Date, locale: Locale): string {
  if (closesAt === undefined) return m.dashboard_no_team_open();
  const date = weekdayInWords(closesAt, locale);
  return closesAt > now ? m.dashboard_no_team_until({ date }) : m.dashboard_no_team_closed({ date });
}

/** How long it is until a time that is to come, and that time. */
export function deadlineOf(at: Date | undefined, now: Date, locale: Locale): Deadline | undefined {
  if (at === undefined || at <= now) return undefined;
  const [date, time] = [weekdayInWords(at, locale), timeInWords(at, locale)];
  return { left: timeLeftInWords(at, now), until: m.dashboard_until_time({ date, time }) };
}

const beforeWords = (days: number) => (days === 1 ? m.dashboard_before_one() : m.dashboard_before({ days }));

/** Whether somebody without a team can still come into one. */
export const canFindTeam = (season: Season, now: Date): boolean =>
  seasonState(season, now) !== 'after' && !areTeamsClosed(season, now);

/** Heading of the dashboard: the week and what it means for the reader, or how far the season is. */
export function headOf(
  season: Season,
  { role, isAlone }: Reader,
  greeting: string,
  now: Date,
  locale: Locale,
): Head {
  const { weeks, teamClosesAt } = season;
  const week = seasonWeek(season, now);
  const state = seasonState(season, now);
  if (state === 'after') {
    const isStopped = season.stoppedAt !== undefined;
    const detail = isStopped ? m.dashboard_stopped_detail() : m.dashboard_after_detail();
    const title = isStopped ? m.dashboard_stopped() : m.dashboard_after();
    return { mark: season.label, title, lead: `${greeting} ${detail}`, isSearching: false };
  }
  const mark = week === undefined ? season.label : m.dashboard_week({ week, weeks });
  const written = weekOfSeason(season, week);
  const verb = written ? inLocale(written.verb, locale) : mark;
  const title = week === undefined ? beforeWords(1 - seasonDay(season, now)) : verb;
  if (role === 'PARTICIPANT' && isAlone) {
    const isSearching = canFindTeam(season, now);
    return {
      mark,
      title: week === undefined ? title : m.dashboard_no_team(),
      lead: `${greeting} ${aloneLead(teamClosesAt, now, locale)}`,
      deadline: isSearching ? deadlineOf(teamClosesAt, now, locale) : undefined,
      isSearching,
    };
  }
  const task = written ? inLocale(written.task, locale) : '';
  const words = task && role !== 'PARTICIPANT' ? m.dashboard_teams_hear({ task }) : task;
  return {
    mark,
    title,
    lead: [greeting, words].filter(Boolean).join(' '),
    deadline: role === 'PARTICIPANT' ? deadlineOf(written?.milestone?.dueAt, now, locale) : undefined,
    isSearching: false,
  };
}
