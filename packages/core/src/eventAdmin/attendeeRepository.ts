import type { GrowSupabase, Page, ReadOptions } from '../db/growSupabase';
import { read } from '../db/read';
import type { Database } from '../db/database.types';
import { maxRows } from '../db/paging';
import { readRow } from '../db/readRow';
import { searchPage } from '../db/searchPage';
import { guard, unwrap } from '../errors/unwrap';
import {
  attendeeFromRow,
  eventTotals,
  type Attendee,
  type AttendeeListRequest,
  type EventTotals,
} from './Attendee';

type ListArguments = Database['public']['Functions']['list_attendees']['Args'];

/** Who comes to an event, for ORGA. Every call throws only AppError. */
export function attendeeRepository(client: GrowSupabase) {
  const ask = async (given: ListArguments, signal: AbortSignal | undefined) =>
    read(client.rpc('list_attendees', given), signal);

  return {
    /** A page of the registrations of an event. @throws AppError `forbidden`, `malformed_row` */
    async listAttendees(
      eventId: string,
      request: AttendeeListRequest & ReadOptions,
    ): Promise<Page<Attendee>> {
      const { search, status, seat, sort, signal } = request;
      const given = {
        ...{ p_event_id: eventId, p_query: search, p_sort: sort.by, p_descending: sort.isDescending },
        ...(status ? { p_status: status } : {}),
        ...(seat ? { p_seat: seat } : {}),
      };
      const page = async (limit: number, offset: number) =>
        ask({ ...given, p_limit: limit, p_offset: offset }, signal);
      return guard(async () => searchPage(request, page, attendeeFromRow), signal);
    },

    /**
     * Every registration of an event by ticket, page after page, each of those after the last ticket: tickets only grow, so
     * nobody is missed or there twice who registers meanwhile. `onProgress` hears how many of how many are there.
     * @throws AppError `forbidden`, `malformed_row`, `aborted`
     */
    async allAttendees(
      eventId: string,
      { signal, onProgress }: ReadOptions & { onProgress?: (done: number, total: number) => void } = {},
    ): Promise<Attendee[]> {
      const found = new Map<string, Attendee>();
      const given = { p_event_id: eventId, p_sort: 'ticket', p_limit: maxRows };
      return guard(async () => {
        for (let last = 0; ;) {
          const rows = await ask({ ...given, p_after: last }, signal);
          const left = rows[0] ? readRow('list_attendees', rows[0]).number('total') : 0;
          const before = found.size;
          for (const attendee of rows.map(attendeeFromRow)) {
            last = attendee.ticket;
            // Whoever registered anew meanwhile has a later ticket now.
            found.delete(attendee.registrationId);
            found.set(attendee.registrationId, attendee);
          }
          onProgress?.(found.size, before + left);
          if (rows.length < maxRows) return [...found.values()];
        }
      }, signal);
    },

    /** How many people are in which state. @throws AppError `forbidden`, `malformed_row` */
    async totals(eventId: string, { signal }: ReadOptions = {}): Promise<EventTotals> {
      return guard(
        async () => eventTotals(await read(client.rpc('event_totals', { p_event_id: eventId }), signal)),
        signal,
      );
    },

    /** Notes who did not come; resolves to how many. @throws AppError `event_not_over`, `event_cancelled`, `forbidden` */
    async closeAttendance(eventId: string): Promise<number> {
      return guard(async () => unwrap(await client.rpc('close_attendance', { p_event_id: eventId })));
    },
  };
}
