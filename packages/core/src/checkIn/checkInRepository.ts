import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read } from '../db/read';
import { guard } from '../errors/unwrap';
import { eventRegistrationFromRow, type EventRegistration } from '../event/EventRegistration';
import { doorEventFromRow, doorPageFromRow, type DoorEvent, type DoorPage } from './CheckInList';
import { doorAnswerFromRow, type DoorAnswer, type Scan } from './CheckInScan';

/** What the desk at the door asks the server; for organisers. Every call throws only AppError. */
export interface DoorRepository {
  /** The event at an address; undefined where there is none. */
  readEvent(slug: string, options?: ReadOptions): Promise<DoorEvent | undefined>;
  /** Everybody of an event, or who has changed since. @throws AppError `not_found`, `forbidden`, `malformed_row` */
  readList(eventId: string, since: Date | undefined, options?: ReadOptions): Promise<DoorPage>;
  /** Sends a scan; the same key again is the same scan. @throws AppError `not_found`, `forbidden`, `malformed_row` */
  checkIn(scan: Scan, options?: ReadOptions): Promise<DoorAnswer>;
  /** Takes back what a scan did; what another scan did stays. @throws AppError `not_registered`, `forbidden` */
  takeBack(scan: Pick<Scan, 'registrationId' | 'key'>, options?: ReadOptions): Promise<EventRegistration>;
}

/** The server behind a desk. */
export function doorRepository(client: GrowSupabase): DoorRepository {
  return {
    readEvent: (slug, { signal } = {}) =>
      guard(async () => {
        const query = client
          .from('events')
          .select('id, slug, title, status, starts_at')
          .eq('slug', slug)
          .limit(1);
        const [row] = await read(query, signal);
        return row && doorEventFromRow(row);
      }, signal),

    readList: (eventId, since, { signal } = {}) =>
      guard(async () => {
        const query = client.rpc('door_list', {
          p_event_id: eventId,
          ...(since ? { p_since: since.toISOString() } : {}),
        });
        return doorPageFromRow(await read(query, signal));
      }, signal),

    checkIn: (scan, { signal } = {}) =>
      guard(async () => {
        const query = client.rpc('check_in', {
          p_event_id: scan.eventId,
          p_registration_id: scan.registrationId,
          p_key: scan.key,
          p_desk: scan.desk,
          p_at: scan.at.toISOString(),
          p_lets_in: scan.letsIn,
        });
        return doorAnswerFromRow(await read(query, signal));
      }, signal),

    takeBack: ({ registrationId, key }, { signal } = {}) =>
      guard(async () => {
        const query = client.rpc('take_back_check_in', { p_registration_id: registrationId, p_key: key });
        return eventRegistrationFromRow(await read(query, signal));
      }, signal),
  };
}
