// What somebody has of an event, as the public pages say it.
import {
  isSeatOfferOpen,
  registrationOutlook,
  seatKindsOf,
  type EventFigures,
  type EventRegistration,
  type StoredEvent,
} from '@grow/core/event';

/** A seat, a queue position (1 is next), an offer, having been there, or nothing yet: then what there is to ask for. */
export type OwnState = { readonly kind: 'seat' | 'queue' | 'closed' } | RegisteredState;

/** What somebody has already. */
export type RegisteredState =
  | { readonly kind: 'going' | 'attended' }
  | { readonly kind: 'waiting'; readonly position: number | undefined }
  | { readonly kind: 'offered'; readonly until: Date };

type Known = {
  readonly event: StoredEvent;
  readonly registration: EventRegistration | undefined;
  readonly position: number | undefined;
  readonly figures: EventFigures | undefined;
};

/** The state at a time. */
export function ownState({ event, registration, position, figures }: Known, now: Date): OwnState {
  if (event.status !== 'published') return { kind: 'closed' };
  if (registration?.status === 'registered') return { kind: 'going' };
  if (registration?.status === 'attended') return { kind: 'attended' };
  if (event.startsAt <= now) return { kind: 'closed' };
  if (registration?.status === 'waitlisted') return { kind: 'waiting', position };
  if (registration?.offerExpiresAt && isSeatOfferOpen(registration, now))
    return { kind: 'offered', until: registration.offerExpiresAt };
  const hasSeat = seatKindsOf(event).some(
    (seat) => registrationOutlook(event, figures, seat, now) === 'seat',
  );
  return { kind: hasSeat ? 'seat' : 'queue' };
}
