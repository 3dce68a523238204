import type { Locale } from '@grow/core';
import type { DemoObstacle, DemoOverview, RestartEffects, StopEffects } from '@grow/core/season-admin';
import { dateTimeInWords } from '@grow/core/time';
import { m } from '../../../paraglide/messages';
import { counted } from './seasonWords';

/** What stopping the season does, and what goes on, one sentence each. */
export function stopInWords(effects: StopEffects, locale: Locale): string[] {
  const number = (value: number) => value.toLocaleString(locale);
  const { teams, people, weeks, drafts, events, announcements } = effects;
  return [
    m.season_stop_teams({ teams: number(teams), people: number(people) }),
    m.season_stop_weeks({ weeks: number(weeks), drafts: number(drafts) }),
    m.season_stop_quiet(),
    ...(events + announcements > 0
      ? [m.season_stop_goes_on({ events: number(events), announcements: number(announcements) })]
      : []),
    m.season_stop_stays(),
  ];
}

/** What starting it again does. */
export function restartInWords(effects: RestartEffects, locale: Locale): string[] {
  const { weeks, returned, extended, dueAt } = effects;
  const time = dateTimeInWords(dueAt, locale);
  type Words = readonly [
    one: (given: { time: string }) => string,
    many: (given: { count: string; time: string }) => string,
  ];
  const due = (count: number, [one, many]: Words) =>
    count === 0
      ? []
      : [
          counted(
            count,
            () => one({ time }),
            (given) => many({ ...given, time }),
            locale,
          ),
        ];
  return [
    m.season_restart_open(),
    ...(weeks === 0
      ? [m.season_restart_weeks_none()]
      : due(weeks, [m.season_restart_weeks_one, m.season_restart_weeks])),
    ...due(returned, [m.season_restart_returned_one, m.season_restart_returned]),
    ...due(extended, [m.season_restart_extended_one, m.season_restart_extended]),
  ];
}

/** How much of the demo goes, and what of it stays. */
export function demoInWords({ people, teams, others, kept }: DemoOverview, locale: Locale): string[] {
  const number = (value: number) => value.toLocaleString(locale);
  return [
    m.demo_delete_detail({ people: number(people), teams: number(teams), others: number(others - kept) }),
    ...(kept === 0 ? [] : [counted(kept, m.demo_delete_kept_one, m.demo_delete_kept, locale)]),
  ];
}

const obstacleWords: Record<DemoObstacle, (given: { count: string }) => string> = {
  own: m.demo_obstacle_own,
  members: m.demo_obstacle_members,
  places: m.demo_obstacle_places,
  requests: m.demo_obstacle_requests,
  mentors: m.demo_obstacle_mentors,
  meetings: m.demo_obstacle_meetings,
  words: m.demo_obstacle_words,
  seats: m.demo_obstacle_seats,
};

/** What stands in the way, and what to do about it. */
export const obstaclesInWords = (obstacles: DemoOverview['obstacles'], locale: Locale): string[] =>
  obstacles.map(({ code, count }) => obstacleWords[code]({ count: count.toLocaleString(locale) }));
