import {
  eventTexts,
  seatKindsOf,
  type EventCategory,
  type EventMode,
  type EventStatus,
  type EventText,
  type EventVisibility,
  type RegistrationStatus,
  type SeatKind,
} from '@grow/core/event';
import {
  eventTextField,
  type AdminEvent,
  type AttendeeCsvWords,
  type EventField,
  type EventProblem,
  type EventTextField,
} from '@grow/core/event-admin';
import type { BadgeTone } from '@grow/ui';
import { m } from '../../paraglide/messages';
import { problemInWords } from '../content';

/** The word of a status. */
export const statusWords: Record<EventStatus, () => string> = {
  draft: m.admin_event_status_draft,
  published: m.admin_event_status_published,
  cancelled: m.admin_event_status_cancelled,
};

/** How a status is coloured. */
export const statusTones: Record<EventStatus, BadgeTone> = {
  draft: 'caution',
  published: 'positive',
  cancelled: 'critical',
};

/** What an event is about. */
export const categoryWords: Record<EventCategory, () => string> = {
  Grow: m.admin_event_category_grow,
  Workshop: m.admin_event_category_workshop,
  Info: m.admin_event_category_info,
};

/** How one takes part. */
export const modeWords: Record<EventMode, () => string> = {
  onsite: m.admin_event_mode_onsite,
  online: m.admin_event_mode_online,
  hybrid: m.admin_event_mode_hybrid,
};

/** Who may read it. */
export const visibilityWords: Record<EventVisibility, () => string> = {
  public: m.admin_event_visibility_public,
  members: m.admin_event_visibility_members,
};

/** A kind of seat. */
export const seatWords: Record<SeatKind, () => string> = {
  onsite: m.admin_event_mode_onsite,
  online: m.admin_event_mode_online,
};

/** What a registration is. */
export const registrationWords: Record<RegistrationStatus, () => string> = {
  registered: m.admin_event_is_registered,
  waitlisted: m.admin_event_is_waitlisted,
  offered: m.admin_event_is_offered,
  attended: m.admin_event_is_attended,
  no_show: m.admin_event_is_no_show,
  cancelled: m.admin_event_is_cancelled,
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

const bothWords: Record<EventText, () => string> = {
  title: m.admin_event_title,
  summary: m.admin_event_summary,
  body: m.admin_event_body,
  place: m.admin_event_venue,
  bring: m.admin_event_bring,
  agenda: m.admin_event_agenda,
  hosts: m.admin_event_hosts,
};

const textWords = Object.fromEntries(
  eventTexts.flatMap((text): [EventTextField, () => string][] => [
    [eventTextField(text, 'en'), () => m.admin_event_in_english({ field: bothWords[text]() })],
    [eventTextField(text, 'de'), () => m.admin_event_in_german({ field: bothWords[text]() })],
  ]),
) as Record<EventTextField, () => string>;

/** What a field of the form is called. */
export const fieldWords: Record<EventField, () => string> = {
  ...textWords,
  slug: m.admin_event_slug,
  category: m.admin_event_category,
  mode: m.admin_event_mode,
  isMandatory: m.admin_event_mandatory,
  visibility: m.admin_event_visibility,
  startsAt: m.admin_event_starts,
  endsAt: m.admin_event_ends,
  city: m.admin_event_city,
  street: m.admin_event_street,
  url: m.admin_event_url,
  capacityOnsite: m.admin_event_capacity_onsite,
  capacityOnline: m.admin_event_capacity_online,
};

const invalidWords: Partial<Record<EventField, () => string>> = {
  slug: m.content_slug_invalid,
  startsAt: m.admin_event_time_invalid,
  endsAt: m.admin_event_time_invalid,
  url: m.admin_event_url_invalid,
};

const isTime = (field: EventField): boolean => field === 'startsAt' || field === 'endsAt';

/** What is wrong with a field, in words that say how to fix it. */
export function eventProblemInWords(
  field: EventField,
  problem: EventProblem | undefined,
): string | undefined {
  if (problem?.code === 'skipped') return m.admin_event_time_skipped();
  if (problem?.code === 'before_start') return m.admin_event_end_before_start();
  if (problem?.code === 'reserved') return m.admin_event_slug_reserved();
  if (problem?.code === 'line') return m.admin_event_agenda_line({ line: problem.line });
  // An empty time is no text that somebody forgot to write.
  if (problem?.code === 'required' && isTime(field)) return m.admin_event_time_invalid();
  return problemInWords(problem, (invalidWords[field] ?? m.admin_event_seats_invalid)());
}

/** How many seats of an event are taken, by kind: "38 of 40", or "On site 38 of 40, online 12". */
export function seatsInWords(event: AdminEvent, number: (value: number) => string): string {
  const { figures, capacityOnsite, capacityOnline } = event;
  const kinds = seatKindsOf(event);
  const one = (seat: SeatKind) => {
    const capacity = seat === 'onsite' ? capacityOnsite : capacityOnline;
    const taken = number(figures.taken[seat]);
    const words =
      capacity === undefined ? taken : m.admin_event_taken_of({ taken, capacity: number(capacity) });
    return kinds.length === 1
      ? words
      : m.admin_event_seats_of_kind({ kind: seatWords[seat](), seats: words });
  };
  return kinds.map(one).join(', ');
}

/** How many people wait for a seat of an event. */
export const waitingOf = ({ figures }: AdminEvent): number => figures.waiting.onsite + figures.waiting.online;

/** How many people wait: "38 waiting"; undefined where nobody does. */
export function waitingInWords(event: AdminEvent, number: (value: number) => string): string | undefined {
  const count = waitingOf(event);
  if (count === 0) return undefined;
  return count === 1 ? m.admin_event_waiting_one() : m.admin_event_waiting({ count: number(count) });
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
      ticket: m.admin_event_ticket(),
      firstName: m.admin_event_first_name(),
      lastName: m.admin_event_last_name(),
      team: m.orga_team(),
      seat: m.admin_event_seat(),
      status: m.orga_status(),
      registered: m.admin_event_registered_at(),
      checkedIn: m.admin_event_let_in(),
      desk: m.admin_event_checked_in(),
    },
    seat: said(seatWords),
    status: said(registrationWords),
  };
}
