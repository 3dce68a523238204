import { readRow } from '../db/readRow';
import { roundKinds, type RoundKind } from '../round/Round';

/** Where and when a guest judges. */
export interface GuestRound {
  readonly kind: RoundKind;
  /** Whether it was opened, so that score sheets are there. */
  readonly isOpen: boolean;
  readonly stage: string | undefined;
  readonly venue: string | undefined;
  readonly startsAt: Date | undefined;
  readonly locksAt: Date | undefined;
}

/** What the link of an invitation leads to. */
export interface GuestLink extends GuestRound {
  /** Whom a code goes to. */
  readonly email: string;
  readonly firstName: string;
  /** Label of the season. */
  readonly season: string;
}

/** Somebody who is logged in as a guest. */
export interface OwnGuest {
  readonly firstName: string;
  readonly lastName: string;
  /** Whether their invitation was taken back. */
  readonly isRevoked: boolean;
  /** Of the current season. */
  readonly rounds: readonly GuestRound[];
}

function guestRoundFromRow(value: unknown): GuestRound {
  const row = readRow('guest_round', value);
  return {
    kind: row.oneOf('round', roundKinds),
    isOpen: row.flag('is_open', false),
    stage: row.optionalText('stage'),
    venue: row.optionalText('venue'),
    startsAt: row.optionalTime('starts_at'),
    locksAt: row.optionalTime('locks_at'),
  };
}

/** Reads what `guest_link` answers. @throws AppError `malformed_row` naming the field */
export function guestLinkFromRow(value: unknown): GuestLink {
  const row = readRow('guest_link', value);
  return {
    ...guestRoundFromRow(value),
    email: row.requiredText('email'),
    firstName: row.text('first_name'),
    season: row.requiredText('season'),
  };
}

/** Reads what `my_guest` answers. @throws AppError `malformed_row` naming the field */
export function ownGuestFromRow(value: unknown): OwnGuest {
  const row = readRow('my_guest', value);
  return {
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    isRevoked: row.flag('is_revoked', false),
    rounds: row.list('rounds', guestRoundFromRow),
  };
}
