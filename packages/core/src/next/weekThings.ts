// What a member of a team does next in its weeks: apart from the other sources, for only teams have it.
import type { NamedActionItem } from '../actionItem/ActionItem';
import type { TeamWeek } from '../handIn/TeamWeek';
import type { Season } from '../season/Season';
import { datesOfSeasonWeek } from '../season/seasonDays';
import { parseBerlinTime } from '../time/berlinTime';
import type { NextThing } from './NextThing';

/** What is known of a team's weeks; what is absent is not known, and nothing follows from it. */
export interface WeeksContext {
  readonly userId: string;
  readonly season: Season;
  readonly weeks?: readonly TeamWeek[] | undefined;
  readonly actionItems?: readonly NamedActionItem[] | undefined;
}

/** The last minute of a week of the season, in Berlin. */
function endOfWeek(season: Season, week: number): Date | undefined {
  const parsed = parseBerlinTime(`${datesOfSeasonWeek(season, week).to}T23:59`);
  return parsed.kind === 'time' ? parsed.at : undefined;
}

function thingOfWeek(week: TeamWeek, now: Date): NextThing[] {
  const { state, opensAt, dueAt, closesAt, returnDueAt } = week;
  if (state === 'changes_requested') {
    return [{ kind: 'returned', key: `week ${week.week}`, dueAt: returnDueAt, week }];
  }
  if (state !== 'draft' || !opensAt || !dueAt || !closesAt || now < opensAt || now >= closesAt) return [];
  // Once it is late it is the end of the grace that counts.
  return [{ kind: 'handIn', key: `week ${week.week}`, dueAt: now < dueAt ? dueAt : closesAt, week }];
}

/**
 * What a team's weeks ask of a member, in no order: hand-ins that came back, weeks that are open with nothing handed in, and
 * action items that are due by a week and that they, or nobody, have taken on.
 */
export function weekThings(
  { userId, season, weeks = [], actionItems = [] }: WeeksContext,
  now: Date,
): NextThing[] {
  const items = actionItems.flatMap((item): NextThing[] => {
    const { id, state, dueWeek, assignedTo } = item;
    if (state !== 'open' || dueWeek === undefined) return [];
    if (assignedTo !== undefined && assignedTo !== userId) return [];
    return [{ kind: 'action', key: `action ${id}`, dueAt: endOfWeek(season, dueWeek), item }];
  });
  return [...weeks.flatMap((week) => thingOfWeek(week, now)), ...items];
}
