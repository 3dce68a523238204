// The form of an event: everything as it is typed, what is wrong with it, and the row it becomes.
import { textProblem, type TextProblem } from '../text/textRules';
import { isReservedSlug } from '../navigation/navigation';
import { agendaText, hostsText, wrongAgendaLine } from '../event/eventLines';
import {
  eventTexts,
  type EventCategory,
  type EventMode,
  type EventStatus,
  type EventText,
  type EventVisibility,
  type StoredEvent,
} from '../event/GrowEvent';
import { locales, type Locale } from '../profile/Locale';
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
  street: 160,
  bring: 300,
  agenda: 4000,
  hosts: 2000,
  url: 500,
} as const;

/** Most seats that are taken for a number and not for a slip. */
const mostSeats = 100_000;

/** A text of an event in one language, as a field of the form. */
export type EventTextField = `${EventText}${Capitalize<Locale>}`;

/** The field of a text in a language. */
export const eventTextField = (text: EventText, locale: Locale): EventTextField =>
  `${text}${locale === 'en' ? 'En' : 'De'}`;

/** Calls `read` for every text in every language, and names what it returns. */
function ofTexts<Name extends string, T>(
  nameOf: (text: EventText, locale: Locale) => Name,
  read: (text: EventText, locale: Locale) => T,
): Record<Name, T> {
  const pairs = eventTexts.flatMap((text) =>
    locales.map((locale) => [nameOf(text, locale), read(text, locale)] as const),
  );
  return Object.fromEntries(pairs) as Record<Name, T>;
}

/** An event as its form holds it: times as the wall in Berlin shows them (`2024-12-08T18:00`), seats as digits, '' for no limit. */
export type EventFormValues = Readonly<Record<EventTextField, string>> & {
  readonly slug: string;
  readonly category: EventCategory;
  readonly mode: EventMode;
  readonly isMandatory: boolean;
  readonly visibility: EventVisibility;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly city: string;
  readonly street: string;
  readonly url: string;
  readonly capacityOnsite: string;
  readonly capacityOnline: string;
};

/** A field of the form. */
export type EventField = keyof EventFormValues;

/** The stored values of an event, or those of one that is being planned. */
export function eventFormValues(event?: StoredEvent): EventFormValues {
  const seats = (count: number | undefined) => (count === undefined ? '' : String(count));
  return {
    ...ofTexts(eventTextField, (text, locale) => event?.[text][locale] ?? ''),
    slug: event?.slug ?? '',
    category: event?.category ?? 'Workshop',
    mode: event?.mode ?? 'onsite',
    isMandatory: event?.isMandatory ?? false,
    visibility: event?.visibility ?? 'public',
    startsAt: event ? berlinTimeOf(event.startsAt) : '',
    endsAt: event ? berlinTimeOf(event.endsAt) : '',
    city: event?.city ?? '',
    street: event?.street ?? '',
    url: event?.url ?? '',
    capacityOnsite: seats(event?.capacityOnsite),
    capacityOnline: seats(event?.capacityOnline),
  };
}

/** What is wrong with a field. `skipped`: the clock in Berlin never shows this time; `before_start`: the end is not after it; `line`: this line of the agenda, from 1, does not begin with a time. */
export type EventProblem =
  | TextProblem
  | { readonly code: 'skipped' }
  | { readonly code: 'before_start' }
  | { readonly code: 'line'; readonly line: number }
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

function textFieldProblem(
  values: EventFormValues,
  text: EventText,
  locale: Locale,
): EventProblem | undefined {
  const value = values[eventTextField(text, locale)];
  // One title is enough, whatever its language; it is asked for in the first.
  const isMissing = text === 'title' && locale === 'en' && values.titleDe.trim() === '';
  const problem = textProblem(value, eventLimits[text], isMissing);
  const line = text === 'agenda' && !problem ? wrongAgendaLine(value) : undefined;
  return line === undefined ? problem : { code: 'line', line };
}

/** What is wrong with which field; seats of a kind that the event has not are not looked at. */
export function validateEvent(values: EventFormValues): EventProblems {
  const seats = seatKindsOf(values);
  const found: { [Field in EventField]?: EventProblem | undefined } = {
    ...ofTexts(eventTextField, (text, locale) => textFieldProblem(values, text, locale)),
    slug: slugProblem(values.slug.trim()),
    startsAt: timeProblem(values.startsAt),
    endsAt: endProblem(values),
    city: textProblem(values.city, eventLimits.city, false),
    street: textProblem(values.street, eventLimits.street, false),
    url: urlProblem(values.url),
    capacityOnsite: seats.includes('onsite') ? seatsProblem(values.capacityOnsite) : undefined,
    capacityOnline: seats.includes('online') ? seatsProblem(values.capacityOnline) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

/** The columns of `events` that organisers write. */
export interface EventRow extends Record<`${EventText}_${Locale}`, string> {
  slug: string;
  category: EventCategory;
  mode: EventMode;
  mandatory: boolean;
  visibility: EventVisibility;
  starts_at: string;
  ends_at: string;
  city: string | null;
  street: string | null;
  url: string | null;
  capacity_onsite: number | null;
  capacity_online: number | null;
  status?: EventStatus;
}

const storedText = (text: EventText, value: string): string => {
  if (text === 'agenda') return agendaText(value);
  return text === 'hosts' ? hostsText(value) : value.trim();
};

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
    ...ofTexts(
      (text, locale) => `${text}_${locale}` as const,
      (text, locale) => storedText(text, values[eventTextField(text, locale)]),
    ),
    slug: values.slug.trim(),
    category: values.category,
    mode: values.mode,
    mandatory: values.isMandatory,
    visibility: values.visibility,
    starts_at: isoTime(values.startsAt),
    ends_at: isoTime(values.endsAt),
    city: orNull(values.city),
    street: orNull(values.street),
    url: orNull(values.url),
    capacity_onsite: seats.includes('onsite') ? count(values.capacityOnsite) : null,
    capacity_online: seats.includes('online') ? count(values.capacityOnline) : null,
  };
}
