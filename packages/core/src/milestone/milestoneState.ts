// What the clock alone says about a milestone; what a team has done for it, and an extension, is said elsewhere.
import type { Milestone } from './Milestone';

type MilestoneTimes = Pick<Milestone, 'opensAt' | 'dueAt' | 'graceMinutes'>;

/** `upcoming`: not open yet; `late`: due, and still taken within the grace; `closed`: no longer taken. */
export type MilestoneState = 'upcoming' | 'open' | 'late' | 'closed';

const MINUTE_MS = 60_000;

/** When the grace ends: from then on nothing is taken. Minutes are counted, whatever the clock on the wall does. */
export const milestoneClosesAt = ({ dueAt, graceMinutes }: MilestoneTimes): Date =>
  new Date(dueAt.getTime() + graceMinutes * MINUTE_MS);

/** Where a milestone stands at a time. Each state begins at its time: what arrives when it is due is late. */
export function milestoneState(milestone: MilestoneTimes, now: Date): MilestoneState {
  if (now < milestone.opensAt) return 'upcoming';
  if (now < milestone.dueAt) return 'open';
  return now < milestoneClosesAt(milestone) ? 'late' : 'closed';
}

const firstOf = <Found>(
  milestones: readonly Found[],
  timeOf: (milestone: Found) => Date,
): Found | undefined =>
  milestones.reduce<Found | undefined>(
    (first, one) => (first === undefined || timeOf(one) < timeOf(first) ? one : first),
    undefined,
  );

const inState = <Found extends MilestoneTimes>(
  milestones: readonly Found[],
  state: MilestoneState,
  now: Date,
) => milestones.filter((milestone) => milestoneState(milestone, now) === state);

/** What teams work on: the open milestone that is due first. Undefined in a week that asks for nothing, before and after the season. */
export const currentMilestone = <Found extends MilestoneTimes>(
  milestones: readonly Found[],
  now: Date,
): Found | undefined => firstOf(inState(milestones, 'open', now), ({ dueAt }) => dueAt);

/** What comes after: the milestone that opens next. Undefined once all have opened. */
export const nextMilestone = <Found extends MilestoneTimes>(
  milestones: readonly Found[],
  now: Date,
): Found | undefined => firstOf(inState(milestones, 'upcoming', now), ({ opensAt }) => opensAt);
