import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read } from '../db/read';
import { guard } from '../errors/unwrap';
import { eventRegistrationFromRow, type EventRegistration } from '../event/EventRegistration';
import { checkInEventFromRow, checkInPageFromRow, type CheckInEvent, type CheckInPage } from './CheckInList';
import { checkInAnswerFromRow, type CheckInAnswer, type CheckInScan } from './CheckInScan';

/** What a check-in desk asks the server; for organisers. Every call throws only AppError. */
export interface CheckInRepository {
  /** The event at an address; undefined where there is none. */
  readEvent(slug: string, options?: ReadOptions): Promise<CheckInEvent | undefined>;
  /** Everybody of an event, or who has changed since. @throws AppError `not_found`, `forbidden`, `malformed_row` */
  readList(eventId: string, since: Date | undefined, options?: ReadOptions): Promise<CheckInPage>;
  /** Sends a scan; the same key again is the same scan. @throws AppError `not_found`, `forbidden`, `malformed_row` */
  checkIn(scan: CheckInScan, options?: ReadOptions): Promise<CheckInAnswer>;
  /** Takes back what a scan did; what another scan did stays. @throws AppError `not_registered`, `forbidden` */
  takeBack(
    scan: Pick<CheckInScan, 'registrationId' | 'key'>,
    options?: ReadOptions,
  ): Promise<EventRegistration>;
}

/** The server behind a check-in desk. */
export function checkInRepository(client: GrowSupabase): CheckInRepository {
  return {
    readEvent: (slug, { signal } = {}) =>
      guard(async () => {
        const query = client
          .from('events')
          .select('id, slug, title_en, title_de, status, starts_at')
          .eq('slug', slug)
          .limit(1);
        const [row] = await read(query, signal);
        return row && checkInEventFromRow(row);
      }, signal),

    readList: (eventId, since, { signal } = {}) =>
      guard(async () => {
        const query = client.rpc('check_in_list', {
          p_event_id: eventId,
          ...(since ? { p_since: since.toISOString() } : {}),
        });
        return checkInPageFromRow(await read(query, signal));
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
        return checkInAnswerFromRow(await read(query, signal));
      }, signal),

    takeBack: ({ registrationId, key }, { signal } = {}) =>
      guard(async () => {
        const query = client.rpc('take_back_check_in', { p_registration_id: registrationId, p_key: key });
        return eventRegistrationFromRow(await read(query, signal));
      }, signal),
  };
}
