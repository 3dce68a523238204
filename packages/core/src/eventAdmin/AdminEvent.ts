import { eventFiguresFromRow, type EventFigures } from '../event/EventRegistration';
import { eventFromRow, type StoredEvent } from '../event/GrowEvent';
import { readRow } from '../db/readRow';

/** An event as organisers see it: with its figures, and the version that an edit builds on. */
export type AdminEvent = StoredEvent & {
  readonly figures: EventFigures;
  /** Changes with every write; an edit that builds on another version is refused. */
  readonly version: string;
};

/** Reads a row of `events` with its `event_figures`. @throws AppError `malformed_row` naming the column. */
export function adminEventFromRow(value: unknown): AdminEvent {
  const row = readRow('events', value);
  const event = eventFromRow(value);
  const none = { taken: { onsite: 0, online: 0 }, waiting: { onsite: 0, online: 0 } };
  return {
    ...event,
    figures: row.optional('event_figures', eventFiguresFromRow) ?? { eventId: event.id, ...none },
    version: row.requiredText('updated_at'),
  };
}
