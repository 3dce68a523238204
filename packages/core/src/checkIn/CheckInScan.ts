import { readRow } from '../db/readRow';
import type { LocalText } from '../text/LocalText';
import { seatKinds, type SeatKind } from '../event/EventRegistration';

/** A scan that the server has not answered yet. */
export interface CheckInScan {
  /** Made up by the desk: the same scan sent twice is the same. */
  readonly key: string;
  readonly eventId: string;
  readonly registrationId: string;
  /** When it was scanned, by the desk's clock. */
  readonly at: Date;
  readonly desk: string;
  /** Lets in also who waits, has cancelled or sits online. */
  readonly letsIn: boolean;
  /** The desk did not know whether to let in, and asks: such a scan is not kept for later. */
  readonly isQuestion: boolean;
  /** Whether it was sent once, so that the server may know it. */
  readonly isTried: boolean;
  /** Taken back before there was an answer, or after it. */
  readonly isTakenBack: boolean;
  /** Code of the error that this scan will always meet; it is kept until somebody has read that. */
  readonly refused: string | undefined;
}

/** What the server can say about a scan. */
export const checkInOutcomes = [
  'let_in',
  'again',
  'waiting',
  'cancelled',
  'online',
  'taken_back',
  'called_off',
  'too_early',
  'other_event',
  'unknown',
] as const;
/** What the server says about a scan. */
export type CheckInOutcome = (typeof checkInOutcomes)[number];

/** The server's answer to a scan. */
export interface CheckInAnswer {
  readonly outcome: CheckInOutcome;
  readonly name: string | undefined;
  readonly seat: SeatKind | undefined;
  /** When and where somebody was let in, by this scan or an earlier one. */
  readonly checkedInAt: Date | undefined;
  readonly desk: string | undefined;
  /** The event that the code is for, where it is another one. */
  readonly event: LocalText | undefined;
}

/** Reads an answer of `check_in`. @throws AppError `malformed_row` naming the field. */
export function checkInAnswerFromRow(value: unknown): CheckInAnswer {
  const row = readRow('check_in', value);
  return {
    outcome: row.oneOf('outcome', checkInOutcomes),
    name: row.optionalText('name'),
    seat: row.optionalOneOf('seat', seatKinds),
    checkedInAt: row.optionalTime('checked_in_at'),
    desk: row.optionalText('desk'),
    event: row.optional('event', (event) => readRow('check_in.event', event).localText('title')),
  };
}

/** A scan as text, to be kept; `scanFromText` reads it. */
export const scanText = ({ at, ...scan }: CheckInScan): string =>
  JSON.stringify({ ...scan, at: at.toISOString() });

/** Reads a kept scan; undefined for anything else. */
export function scanFromText(text: string): CheckInScan | undefined {
  try {
    const row = readRow('scan', JSON.parse(text));
    return {
      key: row.requiredText('key'),
      eventId: row.requiredText('eventId'),
      registrationId: row.requiredText('registrationId'),
      at: row.time('at'),
      desk: row.text('desk'),
      letsIn: row.flag('letsIn', false),
      isQuestion: row.flag('isQuestion', false),
      isTried: row.flag('isTried', true),
      isTakenBack: row.flag('isTakenBack', false),
      refused: row.optionalText('refused'),
    };
  } catch {
    return undefined;
  }
}
