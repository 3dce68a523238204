import type { GrowEvent } from './GrowEvent';

/** Where a map in the web shows the house of an event; undefined where no street is known. A link to a search: nothing of it is loaded. */
export const eventMapAddress = ({ street }: Pick<GrowEvent, 'street'>): string | undefined =>
  street && `https://www.openstreetmap.org/search?query=${encodeURIComponent(street)}`;
