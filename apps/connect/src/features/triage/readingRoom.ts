import { fullPath, paths } from '../../paths';

/** Where a mentor reads what a team handed in for a week. */
export const readingRoom = (slug: string, week: number): string =>
  fullPath(paths.assignedTeamWeek(slug, String(week)));
