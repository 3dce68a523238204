// What a member of a team does next in its weeks: apart from the other sources, for only teams have it.
import type { NamedActionItem } from '../actionItem/ActionItem';
import type { TeamWeek } from '../handIn/TeamWeek';
import type { NamedBooking } from '../officeHour/OfficeHourBooking';
import { isUpcoming } from '../officeHour/officeHourRules';
import type { Season } from '../season/Season';
import { datesOfSeasonWeek } from '../season/seasonDays';
import { parseBerlinTime } from '../time/berlinTime';
import type { NextThing } from './NextThing';
import { ENDS_SOON } from './nextThings';

/** What is known of a team's weeks; what is absent is not known, and nothing follows from it. */
export interface WeeksContext {
  readonly userId: string;
  readonly season: Season;
  readonly weeks?: readonly TeamWeek[] | undefined;
  readonly actionItems?: readonly NamedActionItem[] | undefined;
  /** The team's, with mentors. */
  readonly meetings?: readonly NamedBooking[] | undefined;
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

/** A meeting of the next two days; its end counts once it has begun. */
function thingOfMeeting(booking: NamedBooking, now: Date): NextThing[] {
  const { id, startsAt, endsAt } = booking;
  if (!isUpcoming(booking, now) || startsAt.getTime() - now.getTime() > ENDS_SOON) return [];
  return [{ kind: 'meeting', key: `meeting ${id}`, dueAt: now < startsAt ? startsAt : endsAt, booking }];
}

/**
 * What a team's weeks ask of a member, in no order: hand-ins that came back, weeks that are open with nothing handed in,
 * action items that are due by a week and that they, or nobody, have taken on, and meetings of the next 48 hours.
 */
export function weekThings(
  { userId, season, weeks = [], actionItems = [], meetings = [] }: WeeksContext,
  now: Date,
): NextThing[] {
  const items = actionItems.flatMap((item): NextThing[] => {
    const { id, state, dueWeek, assignedTo } = item;
    if (state !== 'open' || dueWeek === undefined) return [];
    if (assignedTo !== undefined && assignedTo !== userId) return [];
    return [{ kind: 'action', key: `action ${id}`, dueAt: endOfWeek(season, dueWeek), item }];
  });
  return [
    ...weeks.flatMap((week) => thingOfWeek(week, now)),
    ...items,
    ...meetings.flatMap((booking) => thingOfMeeting(booking, now)),
  ];
}
