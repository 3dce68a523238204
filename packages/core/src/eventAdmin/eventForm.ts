// The form of an event: everything as it is typed, what is wrong with it, and the row it becomes.
import { textProblem, type TextProblem } from '../text/textRules';
import { isReservedSlug } from '../navigation/navigation';
import type { EventCategory, EventMode, EventStatus, EventVisibility, GrowEvent } from '../event/GrowEvent';
import { seatKindsOf } from '../event/eventRules';
import { parseBerlinTime, berlinTimeOf } from '../time/berlinTime';

/** Longest texts in characters: the database refuses more. */
export const eventLimits = {
  title: 120,
  slug: 80,
  summary: 300,
  body: 10_000,
  city: 80,
  place: 120,
  url: 500,
} as const;

/** Most seats that are taken for a number and not for a slip. */
const mostSeats = 100_000;

/** An event as its form holds it: times as the wall in Berlin shows them (`2024-12-08T18:00`), seats as digits, '' for no limit. */
export type EventFormValues = {
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly body: string;
  readonly category: EventCategory;
  readonly mode: EventMode;
  readonly isMandatory: boolean;
  readonly visibility: EventVisibility;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly city: string;
  readonly place: string;
  readonly url: string;
  readonly capacityOnsite: string;
  readonly capacityOnline: string;
};

/** A field of the form. */
export type EventField = keyof EventFormValues;

/** The stored values of an event, or those of one that is being planned. */
export function eventFormValues(event?: GrowEvent): EventFormValues {
  const seats = (count: number | undefined) => (count === undefined ? '' : String(count));
  return {
    title: event?.title ?? '',
    slug: event?.slug ?? '',
    summary: event?.summary ?? '',
    body: event?.body ?? '',
    category: event?.category ?? 'Workshop',
    mode: event?.mode ?? 'onsite',
    isMandatory: event?.isMandatory ?? false,
    visibility: event?.visibility ?? 'public',
    startsAt: event ? berlinTimeOf(event.startsAt) : '',
    endsAt: event ? berlinTimeOf(event.endsAt) : '',
    city: event?.city ?? '',
    place: event?.place ?? '',
    url: event?.url ?? '',
    capacityOnsite: seats(event?.capacityOnsite),
    capacityOnline: seats(event?.capacityOnline),
  };
}

/** What is wrong with a field. `skipped`: the clock in Berlin never shows this time; `before_start`: the end is not after it. */
export type EventProblem =
  | TextProblem
  | { readonly code: 'skipped' }
  | { readonly code: 'before_start' }
  | { readonly code: 'reserved' };

/** What is wrong with which field; empty when it can be saved. */
export type EventProblems = { readonly [Field in EventField]?: EventProblem };

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether an event may not be called so: the menu has it, or the form of a new event stands there. */
const isSlugReserved = (slug: string): boolean => slug === 'new' || isReservedSlug(slug);

function slugProblem(slug: string): EventProblem | undefined {
  const problem = textProblem(slug, eventLimits.slug, true);
  if (problem) return problem;
  if (!slugPattern.test(slug)) return { code: 'invalid' };
  return isSlugReserved(slug) ? { code: 'reserved' } : undefined;
}

function timeProblem(text: string): EventProblem | undefined {
  if (text.trim() === '') return { code: 'required' };
  const { kind } = parseBerlinTime(text);
  return kind === 'time' ? undefined : { code: kind === 'skipped' ? 'skipped' : 'invalid' };
}

function endProblem({ startsAt, endsAt }: EventFormValues): EventProblem | undefined {
  const problem = timeProblem(endsAt);
  if (problem) return problem;
  const [start, end] = [parseBerlinTime(startsAt), parseBerlinTime(endsAt)];
  const isAfter = start.kind !== 'time' || end.kind !== 'time' || end.at > start.at;
  return isAfter ? undefined : { code: 'before_start' };
}

const seatsProblem = (digits: string): EventProblem | undefined =>
  digits.trim() === '' || (/^\d+$/.test(digits.trim()) && Number(digits) <= mostSeats)
    ? undefined
    : { code: 'invalid' };

function urlProblem(url: string): EventProblem | undefined {
  const problem = textProblem(url, eventLimits.url, false);
  if (problem || url.trim() === '') return problem;
  return /^https?:\/\/\S+$/.test(url.trim()) && URL.canParse(url.trim()) ? undefined : { code: 'invalid' };
}

/** What is wrong with which field; seats of a kind that the event has not are not looked at. */
export function validateEvent(values: EventFormValues): EventProblems {
  const seats = seatKindsOf(values);
  const found: { [Field in EventField]?: EventProblem | undefined } = {
    title: textProblem(values.title, eventLimits.title, true),
    slug: slugProblem(values.slug.trim()),
    summary: textProblem(values.summary, eventLimits.summary, false),
    body: textProblem(values.body, eventLimits.body, false),
    startsAt: timeProblem(values.startsAt),
    endsAt: endProblem(values),
    city: textProblem(values.city, eventLimits.city, false),
    place: textProblem(values.place, eventLimits.place, false),
    url: urlProblem(values.url),
    capacityOnsite: seats.includes('onsite') ? seatsProblem(values.capacityOnsite) : undefined,
    capacityOnline: seats.includes('online') ? seatsProblem(values.capacityOnline) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

/** The columns of `events` that organisers write. */
export interface EventRow {
  title: string;
  slug: string;
  summary: string;
  body: string;
  category: EventCategory;
  mode: EventMode;
  mandatory: boolean;
  visibility: EventVisibility;
  starts_at: string;
  ends_at: string;
  city: string | null;
  place: string | null;
  url: string | null;
  capacity_onsite: number | null;
  capacity_online: number | null;
  status?: EventStatus;
}

/** The row of a form without problems. A kind of seat that the event has not has no limit. */
export function eventRowOf(values: EventFormValues): EventRow {
  const seats = seatKindsOf(values);
  const orNull = (text: string) => text.trim() || null;
  const count = (digits: string) => (digits.trim() === '' ? null : Number(digits));
  const isoTime = (text: string) => {
    const found = parseBerlinTime(text);
    return found.kind === 'time' ? found.at.toISOString() : text;
  };
  return {
    title: values.title.trim(),
    slug: values.slug.trim(),
    summary: values.summary.trim(),
    body: values.body.trim(),
    category: values.category,
    mode: values.mode,
    mandatory: values.isMandatory,
    visibility: values.visibility,
    starts_at: isoTime(values.startsAt),
    ends_at: isoTime(values.endsAt),
    city: orNull(values.city),
    place: orNull(values.place),
    url: orNull(values.url),
    capacity_onsite: seats.includes('onsite') ? count(values.capacityOnsite) : null,
    capacity_online: seats.includes('online') ? count(values.capacityOnline) : null,
  };
}
