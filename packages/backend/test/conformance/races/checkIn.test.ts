// Two desks scan the same people at the same time: each is let in once, and the other desk hears where.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../../../../vitest.shared';
import { openRaceTrack, type RaceTrack, type Runner } from './raceTrack';

const GUESTS = isFull ? 200 : 60;
const desks = ['North door', 'South door'] as const;

let track: RaceTrack;
let eventId: string;
let registrations: string[];
beforeAll(async () => {
  track = await openRaceTrack(desks.length);
  await track.sql`update private.profiles set role = 'ORGA'
    where user_id = any (${track.runners.map(({ userId }) => userId)})`;
  const [event] = await track.sql<{ id: string }[]>`
    insert into public.events (season_id, slug, title_en, category, mode, starts_at, ends_at)
    select id, 'a-door', 'A door', 'Grow', 'onsite', now() - interval '5 minutes', now() + interval '3 hours'
    from public.seasons limit 1 returning id`;
  eventId = event?.id ?? '';
  await track.sql`
    insert into auth.users (instance_id, id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    select '00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated',
      'guest-' || n || '@grow.example', '{}', '{"first_name": "Guest"}', now(), now()
    from generate_series(1, ${GUESTS}::int) as n`;
  const rows = await track.sql<{ id: string }[]>`
    insert into public.event_registrations (event_id, user_id, seat, status, position)
    select ${eventId}, id, 'onsite', 'registered', row_number() over (order by email)
    from auth.users where email like 'guest-%' returning id`;
  registrations = rows.map(({ id }) => id);
}, 240_000);
afterAll(async () => {
  await track.stop();
});

interface Row {
  id: string;
  status: string;
  desk: string;
  client_key: string;
}

const rows = () =>
  track.sql<
    Row[]
  >`select id, status, desk, client_key from public.event_registrations where event_id = ${eventId}`;

describe('two desks at once', () => {
  it('let each of two hundred in exactly once, and a scan that is sent again is the same', async () => {
    const calls = registrations.flatMap((id) =>
      desks.map((desk, index) => ({
        runner: track.runners[index] as Runner,
        rpc: 'check_in',
        body: { p_event_id: eventId, p_registration_id: id, p_key: randomUUID(), p_desk: desk },
      })),
    );
    const { answers, waiters } = await track.race(calls);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(waiters).toBeGreaterThan(5);

    const first = await rows();
    expect(first).toHaveLength(GUESTS);
    const keysOf = new Map(registrations.map((id) => [id, new Map<string, string>()]));
    for (const { body } of calls) keysOf.get(body.p_registration_id)?.set(body.p_key, body.p_desk);
    for (const { id, status, desk, client_key: key } of first) {
      expect(status).toBe('attended');
      // Desk and key belong to one and the same scan.
      expect(keysOf.get(id)?.get(key)).toBe(desk);
    }

    // Every answer is lost and everything is sent again: nothing changes.
    const again = await track.race(calls);
    expect(new Set(again.answers.map(({ status }) => status))).toEqual(new Set([200]));
    const byId = (list: readonly Row[]) => list.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(byId(await rows())).toEqual(byId(first));

    const [row] = await track.sql<{ deadlocks: string }[]>`
      select deadlocks from pg_stat_database where datname = current_database()`;
    expect(Number(row?.deadlocks)).toBe(0);
  });
});
