import type { AdminEvent } from '@grow/core/event-admin';

/** What can be done with an event of the list. */
export type EventAction =
  | 'checkIn'
  | 'edit'
  | 'attendees'
  | 'publish'
  | 'unpublish'
  | 'duplicate'
  | 'cancel'
  | 'remove';

const hasPeople = ({ figures }: Pick<AdminEvent, 'figures'>): boolean =>
  [figures.taken, figures.waiting].some(({ onsite, online }) => onsite + online > 0);

/** Why an event cannot be called off; undefined where it can. */
export function cancelObstacle(
  event: Pick<AdminEvent, 'status' | 'endsAt'>,
  now: Date,
): 'draft' | 'cancelled' | 'over' | undefined {
  if (event.status !== 'published') return event.status;
  return event.endsAt > now ? undefined : 'over';
}

/** Whether somebody is let in at an event: it takes place, has a room, and has not ended. */
export const canCheckIn = (event: Pick<AdminEvent, 'status' | 'mode' | 'endsAt'>, now: Date): boolean =>
  event.status === 'published' && event.mode !== 'online' && event.endsAt > now;

/** What can be done with an event as it stands; back to a draft only while nobody counts on it. */
export function eventActionsOf(
  event: Pick<AdminEvent, 'status' | 'mode' | 'figures' | 'endsAt'>,
  now: Date,
): readonly EventAction[] {
  if (event.status === 'draft') return ['edit', 'publish', 'duplicate', 'remove'];
  if (event.status === 'cancelled') return ['attendees', 'duplicate'];
  return [
    ...(canCheckIn(event, now) ? (['checkIn'] as const) : []),
    'edit',
    'attendees',
    ...(hasPeople(event) ? [] : (['unpublish'] as const)),
    'duplicate',
    ...(cancelObstacle(event, now) ? [] : (['cancel'] as const)),
  ];
}
