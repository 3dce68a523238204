import { seasonState, seasonWeek, type Season } from '@grow/core/season';

/** What the parts of a team's page need to know of the season's weeks. */
type WeeksOfSeason = {
  /** The week that is on; undefined before and after the season. */
  readonly current: number | undefined;
  /** The current week, or the one that is nearest. */
  readonly nearest: number;
  /** How many have begun. */
  readonly begun: number;
  /** The current week and those that follow. */
  readonly ahead: readonly number[];
};

/** The weeks of a season as they are at a time. */
export function weeksOf(season: Season, now: Date): WeeksOfSeason {
  const current = seasonWeek(season, now);
  const begun = current ?? (seasonState(season, now) === 'after' ? season.weeks : 0);
  const nearest = Math.max(begun, 1);
  const ahead = Array.from({ length: season.weeks - nearest + 1 }, (_, index) => nearest + index);
  return { current, nearest, begun, ahead };
}
