import {
  seatsOf,
  type EventCategory,
  type EventMode,
  type EventStatus,
  type EventVisibility,
  type RegistrationStatus,
  type SeatKind,
} from '@grow/core/event';
import type { AttendeeCsvWords, DeskEvent, EventField, EventProblem } from '@grow/core/event-admin';
import type { BadgeTone } from '@grow/ui';
import { m } from '../../paraglide/messages';
import { problemInWords } from '../content';

/** The word of a status. */
export const statusWords: Record<EventStatus, () => string> = {
  draft: m.desk_status_draft,
  published: m.desk_status_published,
  cancelled: m.desk_status_cancelled,
};

/** How a status is coloured. */
export const statusTones: Record<EventStatus, BadgeTone> = {
  draft: 'caution',
  published: 'positive',
  cancelled: 'critical',
};

/** What an event is about. */
export const categoryWords: Record<EventCategory, () => string> = {
  Grow: m.desk_category_grow,
  Workshop: m.desk_category_workshop,
  Info: m.desk_category_info,
};

/** How one takes part. */
export const modeWords: Record<EventMode, () => string> = {
  onsite: m.desk_mode_onsite,
  online: m.desk_mode_online,
  hybrid: m.desk_mode_hybrid,
};

/** Who may read it. */
export const visibilityWords: Record<EventVisibility, () => string> = {
  public: m.desk_visibility_public,
  members: m.desk_visibility_members,
};

/** A kind of seat. */
export const seatWords: Record<SeatKind, () => string> = {
  onsite: m.desk_mode_onsite,
  online: m.desk_mode_online,
};

/** What a registration is. */
export const registrationWords: Record<RegistrationStatus, () => string> = {
  registered: m.desk_is_registered,
  waitlisted: m.desk_is_waitlisted,
  offered: m.desk_is_offered,
  attended: m.desk_is_attended,
  no_show: m.desk_is_no_show,
  cancelled: m.desk_is_cancelled,
};

/** How a registration is coloured. */
export const registrationTones: Record<RegistrationStatus, BadgeTone> = {
  registered: 'positive',
  waitlisted: 'caution',
  offered: 'info',
  attended: 'accent',
  no_show: 'critical',
  cancelled: 'neutral',
};

/** What a field of the form is called. */
export const fieldWords: Record<EventField, () => string> = {
  title: m.desk_title,
  slug: m.desk_slug,
  summary: m.desk_summary,
  body: m.desk_body,
  category: m.desk_category,
  mode: m.desk_mode,
  isMandatory: m.desk_mandatory,
  visibility: m.desk_visibility,
  startsAt: m.desk_starts,
  endsAt: m.desk_ends,
  city: m.desk_city,
  place: m.desk_place,
  url: m.desk_url,
  capacityOnsite: m.desk_capacity_onsite,
  capacityOnline: m.desk_capacity_online,
};

const invalidWords: Partial<Record<EventField, () => string>> = {
  slug: m.content_slug_invalid,
  startsAt: m.desk_time_invalid,
  endsAt: m.desk_time_invalid,
  url: m.desk_url_invalid,
};

const isTime = (field: EventField): boolean => field === 'startsAt' || field === 'endsAt';

/** What is wrong with a field, in words that say how to fix it. */
export function eventProblemInWords(
  field: EventField,
  problem: EventProblem | undefined,
): string | undefined {
  if (problem?.code === 'skipped') return m.desk_time_skipped();
  if (problem?.code === 'before_start') return m.desk_end_before_start();
  if (problem?.code === 'reserved') return m.desk_slug_reserved();
  // An empty time is no text that somebody forgot to write.
  if (problem?.code === 'required' && isTime(field)) return m.desk_time_invalid();
  return problemInWords(problem, (invalidWords[field] ?? m.desk_seats_invalid)());
}

/** How many seats of an event are taken, by kind: "38 of 40", or "On site 38 of 40, online 12". */
export function seatsInWords(event: DeskEvent, number: (value: number) => string): string {
  const { figures, capacityOnsite, capacityOnline } = event;
  const kinds = seatsOf(event);
  const one = (seat: SeatKind) => {
    const capacity = seat === 'onsite' ? capacityOnsite : capacityOnline;
    const taken = number(figures.taken[seat]);
    const words = capacity === undefined ? taken : m.desk_taken_of({ taken, capacity: number(capacity) });
    return kinds.length === 1 ? words : m.desk_seats_of_kind({ kind: seatWords[seat](), seats: words });
  };
  return kinds.map(one).join(', ');
}

/** How many people wait for a seat of an event. */
export const waitingOf = ({ figures }: DeskEvent): number => figures.waiting.onsite + figures.waiting.online;

/** How many people wait: "38 waiting"; undefined where nobody does. */
export function waitingInWords(event: DeskEvent, number: (value: number) => string): string | undefined {
  const count = waitingOf(event);
  if (count === 0) return undefined;
  return count === 1 ? m.desk_waiting_one() : m.desk_waiting({ count: number(count) });
}

/** The words of the file of attendees. */
export function csvWords(): AttendeeCsvWords {
  const said = <Key extends string>(words: Record<Key, () => string>) =>
    Object.fromEntries(Object.entries<() => string>(words).map(([key, word]) => [key, word()])) as Record<
      Key,
      string
    >;
  return {
    head: {
      ticket: m.desk_ticket(),
      firstName: m.desk_first_name(),
      lastName: m.desk_last_name(),
      team: m.orga_team(),
      seat: m.desk_seat(),
      status: m.orga_status(),
      registered: m.desk_registered_at(),
      checkedIn: m.desk_let_in(),
      desk: m.desk_door(),
    },
    seat: said(seatWords),
    status: said(registrationWords),
  };
}
