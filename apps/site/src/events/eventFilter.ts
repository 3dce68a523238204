// What the events page shows, as its address says it: `?when=past&view=week&category=Info&mode=online&city=Leipzig&mandatory=1&q=word`.

import type { SeatKind } from '@grow/core/event';

// The kinds of core, without the code that comes with them: this runs in the page's script.
const seatKinds: readonly SeatKind[] = ['onsite', 'online'];

/** A choice of events and the way to look at them. Empty texts and false mean everything. */
export type EventFilter = {
  readonly when: 'coming' | 'past';
  readonly view: 'list' | 'week';
  readonly category: string;
  readonly mode: '' | SeatKind;
  readonly city: string;
  readonly isMandatory: boolean;
  readonly search: string;
};

/** What the filter looks at in an event. */
export type FilteredEvent = {
  readonly category: string;
  readonly mode: string;
  readonly city: string;
  readonly isMandatory: boolean;
  /** Everything that is searched: title, summary, place. */
  readonly text: string;
};

/** Reads the query of an address or the fields of the form, which have the same names. Unknown words mean the default. */
export function filterFrom(fields: URLSearchParams): EventFilter {
  const text = (name: string) => fields.get(name) ?? '';
  return {
    when: text('when') === 'past' ? 'past' : 'coming',
    view: text('view') === 'week' ? 'week' : 'list',
    category: text('category'),
    mode: seatKinds.find((kind) => kind === text('mode')) ?? '',
    city: text('city'),
    isMandatory: fields.has('mandatory'),
    search: text('q').trim(),
  };
}

/** The query that says a filter, without what is the default; empty for the whole list. */
export function queryOf(filter: EventFilter): string {
  const query = new URLSearchParams();
  if (filter.when === 'past') query.set('when', 'past');
  if (filter.view === 'week') query.set('view', 'week');
  if (filter.category) query.set('category', filter.category);
  if (filter.mode) query.set('mode', filter.mode);
  if (filter.city) query.set('city', filter.city);
  if (filter.isMandatory) query.set('mandatory', '1');
  if (filter.search) query.set('q', filter.search);
  return `${query}`;
}

/** Whether the filter narrows the list at all, whatever the view. */
export function isNarrowed({ category, mode, city, isMandatory, search }: EventFilter): boolean {
  return isMandatory || category + mode + city + search !== '';
}

/** Whether a filter is chosen that stands behind the button. */
export const isMoreChosen = ({ when, view, category, isMandatory, search }: EventFilter): boolean =>
  when === 'past' || view === 'week' || isMandatory || category + search !== '';

/** Whether an event is one of those chosen; every word of the search has to stand in its text. */
export function matchesFilter(event: FilteredEvent, filter: EventFilter): boolean {
  const text = event.text.toLowerCase();
  return (
    (!filter.category || filter.category === event.category) &&
    (!filter.mode || event.mode === 'hybrid' || filter.mode === event.mode) &&
    (!filter.city || filter.city === event.city) &&
    (!filter.isMandatory || event.isMandatory) &&
    filter.search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}
