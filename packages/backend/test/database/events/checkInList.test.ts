// What a desk reads before its network goes: everybody in one answer, then what has changed.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { at, begin, eventWorld } from './eventWorld';
import { withDatabase } from '../withDatabase';

const GUESTS = 2_000;

interface Listed {
  id: string;
  name: string;
  status: string;
  team?: string;
  desk?: string;
  checked_in_at?: string;
  key?: string;
}
interface CheckInList {
  as_of: string;
  total: number;
  people: Listed[];
}

let sql: postgres.Sql;
let world: ReturnType<typeof eventWorld>;
withDatabase((opened) => {
  sql = opened;
  world = eventWorld(opened);
});

const list = async (event: string, since: Date | null = null): Promise<CheckInList> => {
  const [row] = await sql<{ list: CheckInList }[]>`
    select private.check_in_list(${event}, ${since}, ${at(240)}) as list`;
  if (!row) throw new Error('No list');
  return row.list;
};

describe('the check-in list', () => {
  it('holds two thousand people, which an answer of rows would cut', async () => {
    const event = await world.event(null);
    await sql`
      insert into auth.users (instance_id, id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      select '00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated',
        'guest-' || n || '@grow.example', '{}', '{"first_name": "Guest"}', now(), now()
      from generate_series(1, ${GUESTS}::int) as n`;
    await sql`
      insert into public.event_registrations (event_id, user_id, seat, status, position)
      select ${event}, id, 'onsite', 'registered', row_number() over (order by email)
      from auth.users where email like 'guest-%'`;
    const { people, total } = await list(event);
    expect([people.length, total]).toEqual([GUESTS, GUESTS]);
    expect(new Set(people.map(({ id }) => id)).size).toBe(GUESTS);
  });

  it('says name, team, and when and where somebody came in', async () => {
    const event = await world.event(2);
    const [guest, orga] = [await world.person(), await world.person()];
    const own = await world.register(guest, event, 'onsite', begin);
    await sql`select private.found_team(${guest}, 'Moss', '', ${new Date('2024-11-06T12:00:00Z')})`;
    expect((await list(event)).people).toEqual([
      { id: own.id, name: expect.any(String) as string, seat: 'onsite', status: 'registered', team: 'Moss' },
    ]);
    const key = randomUUID();
    await world.checkIn(orga, event, own.id, key, at(240.5), { desk: 'North door' });
    const [came] = (await list(event)).people;
    expect(came).toMatchObject({ status: 'attended', desk: 'North door', key });
    expect(new Date(came?.checked_in_at ?? 0)).toEqual(at(240.5));
  });

  it('holds only what has changed since, with a minute to spare', async () => {
    const event = await world.event(2);
    const people = [await world.person(), await world.person()];
    for (const person of people) await world.register(person, event, 'onsite', begin);
    const [early] = await world.registrations(event);
    const now = Date.now();
    // The trigger that notes changes is what is tested around: here time is set by hand.
    await sql`alter table public.event_registrations disable trigger event_registrations_touch`;
    await sql`update public.event_registrations set updated_at = ${new Date(now - 90_000)} where id = ${early?.id ?? ''}`;
    await sql`alter table public.event_registrations enable trigger event_registrations_touch`;
    const since = async (ms: number) => (await list(event, new Date(now - ms))).people.length;
    expect([await since(0), await since(45_000)]).toEqual([1, 2]);
    expect((await list(event, new Date(now))).total).toBe(2);
  });

  it('is refused for an event that is not', async () => {
    await expect(list(randomUUID())).rejects.toMatchObject({ code: 'GR009' });
  });
});

describe('a code of another event', () => {
  it('names the event that a registration is for', async () => {
    const [event, other] = [await world.event(2), await world.event(2)];
    const [guest, orga] = [await world.person(), await world.person()];
    const own = await world.register(guest, event, 'onsite', begin);
    expect(await world.checkIn(orga, other, own.id, randomUUID(), at(240))).toEqual({
      outcome: 'other_event',
      event: { title_en: 'An evening', title_de: '' },
      key: expect.any(String) as string,
    });
  });
});
