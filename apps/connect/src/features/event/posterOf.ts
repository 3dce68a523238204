import type { GrowEvent } from '@grow/core/event';
import { seasonWeek, type Season } from '@grow/core/season';
import { eventPoster } from '@grow/ui';

/** The poster of an event, as the public site draws it too. */
export const posterOf = (event: GrowEvent, season: Season | null | undefined) =>
  eventPoster(event, season ? seasonWeek(season, event.startsAt) : undefined);
