import { readRow } from '../db/readRow';
import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read } from '../db/read';
import { guard, unwrap } from '../errors/unwrap';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';

/** A personal calendar that programs subscribe to. Its secret is told once, when it is made. */
export interface CalendarFeed {
  readonly createdAt: Date;
  /** When a program asked last; undefined while none has. */
  readonly lastReadAt: Date | undefined;
}

/** The two forms of a calendar's address: for copying, and for the program of this device. */
export interface CalendarFeedAddress {
  readonly https: string;
  readonly webcal: string;
}

/** The address of a calendar at the backend of `backendUrl`. Whoever has it reads the calendar. */
export function calendarFeedAddress(backendUrl: string, token: string): CalendarFeedAddress {
  const https = `${backendUrl}/functions/v1/calendar-feed?token=${encodeURIComponent(token)}`;
  return { https, webcal: https.replace(/^https?:/, 'webcal:') };
}

function feedFromRow(value: unknown): CalendarFeed {
  const row = readRow('feed_tokens', value);
  return { createdAt: row.time('created_at'), lastReadAt: row.optionalTime('last_read_at') };
}

/** The caller's calendar. Every call throws only AppError. */
export function calendarFeedRepository(client: GrowSupabase) {
  return {
    /** The calendar that stands, or null. @throws AppError `malformed_row` */
    async getFeed({ signal }: ReadOptions = {}): Promise<CalendarFeed | null> {
      return guard(async () => {
        // Others' are kept away by the policy; one's own that ended are still there.
        const [row] = await read(
          client.from('feed_tokens').select('created_at, last_read_at').is('revoked_at', null),
          signal,
        );
        return row === undefined ? null : feedFromRow(row);
      }, signal);
    },

    /** A new secret, told this once; the one before ends. @throws AppError `forbidden` */
    async createFeed(): Promise<string> {
      return guard(async () => unwrap(await client.rpc('create_feed_token')));
    },

    /** Ends the calendar's address, for every program that has it. */
    async endFeed(): Promise<void> {
      return guard(async () => {
        unwrap({ ...(await client.rpc('revoke_feed_token')), data: [] });
      });
    },
  };
}

/** Cache keys of the caller's calendar. */
export const calendarFeedKeys = { own: ['calendarFeed'] as const };

/** Queries of the caller's calendar. The client may be missing while a query is only described. */
export function calendarFeedQueries(client: GrowSupabase | undefined) {
  return {
    /** The calendar that stands, or null. */
    own: (): ProductQuery<CalendarFeed | null> =>
      productQuery(calendarFeedKeys.own, async () => calendarFeedRepository(requireClient(client)).getFeed()),
  };
}
