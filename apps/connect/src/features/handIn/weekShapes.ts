import { teamWeekState, type TeamWeek, type TeamWeekState } from '@grow/core/hand-in';
import { seasonWeek, type Season } from '@grow/core/season';

/** A team's week as it is drawn. */
type WeekShape = {
  readonly week: TeamWeek;
  readonly state: TeamWeekState;
  /** How much of an open week is ready, 0 to 1. */
  readonly share: number;
};

/** How each week of a team is drawn at a time. */
export function weekShapes(weeks: readonly TeamWeek[], season: Season, now: Date): WeekShape[] {
  const current = seasonWeek(season, now);
  return weeks.map((week) => ({
    week,
    state: teamWeekState(week, now, current),
    share: week.partsRequired > 0 ? week.partsReady / week.partsRequired : 1,
  }));
}
