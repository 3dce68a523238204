import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import {
  calendarFeedAddress,
  calendarFeedKeys,
  calendarFeedQueries,
  calendarFeedRepository,
} from './calendarFeedRepository';

const at = '2024-11-20T12:00:00+00:00';

describe('a personal calendar', () => {
  it('is the one that stands, with when it was read last', async () => {
    const { client, seen } = restDouble(() => ({ body: [{ created_at: at, last_read_at: null }] }));
    const query = calendarFeedQueries(client).own();
    expect(query.queryKey).toEqual(calendarFeedKeys.own);
    const signal = new AbortController().signal;
    expect(await query.queryFn({ signal })).toEqual({ createdAt: new Date(at), lastReadAt: undefined });
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({
      select: 'created_at,last_read_at',
      revoked_at: 'is.null',
    });
  });

  it('may not be there', async () => {
    const { client } = restDouble(() => ({ body: [] }));
    expect(await calendarFeedRepository(client).getFeed()).toBeNull();
  });

  it('is made and ended', async () => {
    const { client, seen } = restDouble(({ table }) =>
      table === 'create_feed_token' ? { body: 'secret' } : { status: 204 },
    );
    expect(await calendarFeedRepository(client).createFeed()).toBe('secret');
    await calendarFeedRepository(client).endFeed();
    expect(seen.map(({ table }) => table)).toEqual(['create_feed_token', 'revoke_feed_token']);
  });

  it('tells a lost connection and a refusal as errors', async () => {
    const lost = calendarFeedRepository(restDouble(() => ({ isLost: true })).client);
    for (const call of [lost.getFeed(), lost.createFeed(), lost.endFeed()])
      await expect(call).rejects.toMatchObject({ code: 'network', status: 0 });
    const body = { code: '42501', message: 'permission denied' };
    const refused = calendarFeedRepository(restDouble(() => ({ status: 403, body })).client);
    await expect(refused.endFeed()).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is malformed without a time', async () => {
    const { client } = restDouble(() => ({ body: [{ created_at: 'soon', last_read_at: null }] }));
    await expect(calendarFeedRepository(client).getFeed()).rejects.toMatchObject({ code: 'malformed_row' });
  });
});

describe('the address of a calendar', () => {
  it('leads to the function, and opens the program of the device', () => {
    expect(calendarFeedAddress('https://x.supabase.co', 'a_-b')).toEqual({
      https: 'https://x.supabase.co/functions/v1/calendar-feed?token=a_-b',
      webcal: 'webcal://x.supabase.co/functions/v1/calendar-feed?token=a_-b',
    });
    expect(calendarFeedAddress('http://localhost:54321', 'a&b').webcal).toBe(
      'webcal://localhost:54321/functions/v1/calendar-feed?token=a%26b',
    );
  });
});
