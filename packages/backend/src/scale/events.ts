import { SCALE } from './people';
import { choose, scaleId, spread } from './spread';
import * as words from './vocabulary';

/** How many people an event draws. */
const PER_EVENT = [40, 120, 260, 480];
/** One event that fills a hall. */
const LARGEST = { index: 70, people: 2_000 };
// No divisor in common with the number of participants: each comes up once an event.
const STEP = 1_931;

/** A made-up event of the season. */
export interface ScaleEvent {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly category: 'Grow' | 'Workshop' | 'Info';
  readonly mode: 'onsite' | 'online' | 'hybrid';
  readonly mandatory: boolean;
  readonly city: string | null;
  readonly place: string | null;
  readonly capacity_onsite: number | null;
  readonly capacity_online: number | null;
  readonly visibility: 'public' | 'members';
  readonly status: 'draft' | 'published' | 'cancelled';
  /** When it begins, in minutes from now; less than nothing: it is over. */
  readonly begins: number;
}

/** A person's registration for an event. */
export interface ScaleRegistration {
  readonly event_id: string;
  /** Index of the participant. */
  readonly person: number;
  readonly seat: 'onsite' | 'online';
  readonly status: 'registered' | 'waitlisted' | 'attended' | 'no_show' | 'cancelled';
  readonly position: number;
}

function eventOf(index: number): ScaleEvent {
  const mode = (['onsite', 'online', 'hybrid'] as const)[spread(index, 60, 3)] ?? 'onsite';
  const people = index === LARGEST.index ? LARGEST.people : choose(PER_EVENT, index, 61);
  const seats = Math.round(people * 0.75);
  const drafted = index % 15 === 14 ? ('draft' as const) : undefined;
  return {
    id: scaleId('event', index),
    slug: `scale-event-${index + 1}`,
    title: `${choose(words.EVENT_KINDS, index, 62)} ${choose(words.EVENT_TOPICS, index, 63)}`,
    summary: `${choose(words.THINGS, index, 64)} ${choose(words.OCCASIONS, index, 65)}`,
    body: 'Bring a notebook and one question.\n\nThe doors open half an hour before.',
    category: (['Grow', 'Workshop', 'Info'] as const)[spread(index, 66, 3)] ?? 'Info',
    mode,
    mandatory: index % 25 === 7,
    city: mode === 'online' ? null : choose(words.CITIES, index, 67),
    place: mode === 'online' ? null : `Hall ${1 + spread(index, 68, 9)}`,
    capacity_onsite: mode === 'online' ? null : mode === 'hybrid' ? Math.ceil(seats / 2) : seats,
    capacity_online: mode === 'onsite' ? null : mode === 'hybrid' ? Math.ceil(seats / 2) : seats,
    visibility: index % 6 === 5 ? 'members' : 'public',
    status: drafted ?? (index % 30 === 11 ? 'cancelled' : 'published'),
    // From day 1 to day 77 of the season, of which today is day 32; none within the hour.
    begins: Math.round(((index - 60) * 45 * 24 * 60) / 90) + 61,
  };
}

/** The event with 2,000 people. */
export const LARGEST_EVENT = scaleId('event', LARGEST.index);

/** Every event at scale. The same ones on every machine. */
export function scaleEvents(): ScaleEvent[] {
  return Array.from({ length: SCALE.events }, (_none, index) => eventOf(index));
}

/** Who has registered for an event: seats go by ticket, the rest wait, and every twentieth has cancelled. */
function registrationsOf(event: ScaleEvent, index: number): ScaleRegistration[] {
  if (event.status === 'draft') return [];
  const people = index === LARGEST.index ? LARGEST.people : choose(PER_EVENT, index, 61);
  const free = { onsite: event.capacity_onsite ?? 0, online: event.capacity_online ?? 0 };
  const isOver = event.begins < 0;
  const first = spread(index, 69, SCALE.participants);
  return Array.from({ length: people }, (_none, place) => {
    const seat = event.mode === 'hybrid' ? (place % 2 === 0 ? 'onsite' : 'online') : event.mode;
    const given = { event_id: event.id, person: (first + place * STEP) % SCALE.participants, seat } as const;
    const ticket = { ...given, position: place + 1 };
    if (place % 20 === 13 || event.status === 'cancelled') return { ...ticket, status: 'cancelled' };
    if (free[seat] === 0) return { ...ticket, status: 'waitlisted' };
    free[seat] -= 1;
    if (!isOver) return { ...ticket, status: 'registered' };
    return { ...ticket, status: place % 8 === 3 ? 'no_show' : 'attended' };
  });
}

/** Every registration at scale, in the order of the events and their tickets. */
export function scaleRegistrations(events: readonly ScaleEvent[]): ScaleRegistration[] {
  return events.flatMap(registrationsOf);
}
