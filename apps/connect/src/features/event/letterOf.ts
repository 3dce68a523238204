import { weekOf, type GrowEvent, type Season } from '@grow/core';
import { seasonWord, type Letter } from '@grow/ui';

/** The letter of a week, 1 to 11; the last one for anything else. */
export const letterOfWeek = (week: number): Letter => seasonWord[week - 1] ?? 'S';

/** The letter of the week an event falls into; the last one outside the season. */
export const letterOf = (event: GrowEvent, season: Season | null | undefined): Letter =>
  letterOfWeek((season && weekOf(season, event.startsAt)) ?? 11);
