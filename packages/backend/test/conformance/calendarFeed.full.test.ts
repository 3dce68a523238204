// A person's calendar as programs subscribe to it: over HTTP, with nothing but the address.
import ICAL from 'ical.js';
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend, type Member } from './localBackend';

const HOUR = 3_600_000;
let local: LocalBackend;
let sql: postgres.Sql;
beforeAll(async () => {
  local = await startLocalBackend();
  sql = postgres(local.backend.env.databaseUrl, { max: 2, onnotice: () => undefined });
});
afterAll(async () => {
  await sql.end();
  await local.stop();
});

const startsAt = new Date(Math.floor(Date.now() / 1000) * 1000 + 72 * HOUR);

/** A hybrid event with so many seats on site. */
async function event(title: string, seats = 5): Promise<string> {
  const rows = await sql<{ id: string }[]>`
    insert into public.events (season_id, slug, title_en, category, mode, starts_at, ends_at, city, place_en, url, capacity_onsite)
    select id, ${`evening-${randomUUID()}`}, ${title}, 'Workshop', 'hybrid', ${startsAt}, ${new Date(startsAt.getTime() + HOUR)},
      'Berlin', 'Room 1', 'https://meet.example/x', ${seats}
    from public.seasons limit 1 returning id`;
  return rows[0]?.id ?? '';
}

const register = ({ client }: Member, eventId: string, seat = 'onsite') =>
  client.rpc('register_for_event', { p_event_id: eventId, p_seat: seat }).throwOnError();
const newToken = async ({ client }: Member): Promise<string> =>
  (await client.rpc('create_feed_token').throwOnError()).data;

const ask = (token: string, init?: RequestInit): Promise<Response> =>
  fetch(`${local.backend.env.url}/functions/v1/calendar-feed?token=${encodeURIComponent(token)}`, init);

async function read(token: string) {
  const response = await ask(token);
  expect(response.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => {
    const value = (name: string) => String(entry.getFirstPropertyValue(name));
    return {
      ...{ uid: value('uid'), status: value('status'), title: value('summary'), place: value('location') },
      ...{ sequence: Number(value('sequence')), starts: new ICAL.Event(entry).startDate.toJSDate() },
    };
  });
  return { response, calendar, entries };
}

describe('a calendar that somebody subscribes to', () => {
  it('holds what they have registered for, as it stands with each', async () => {
    const [member, other] = [await local.newMember(), await local.newMember()];
    const token = await newToken(member);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect((await read(token)).entries).toEqual([]);
    const [going, waiting, online] = [await event('Going'), await event('Waiting', 0), await event('Online')];
    await register(member, going);
    await register(member, waiting);
    await register(member, online, 'online');
    await register(other, await event('Of somebody else'));
    const { response, calendar, entries } = await read(token);
    const at = (id: string) => entries.find(({ uid }) => uid === `${id}@www.grow.example`);
    expect(entries).toHaveLength(3);
    expect(at(going)).toMatchObject({
      title: 'Going',
      status: 'CONFIRMED',
      place: 'Room 1, Berlin',
      starts: startsAt,
    });
    expect(at(waiting)).toMatchObject({ status: 'TENTATIVE' });
    expect(at(online)).toMatchObject({ status: 'CONFIRMED', place: 'https://meet.example/x' });
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('GROW events');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('follows the event and the person: changed, given up, called off, in their language', async () => {
    const [member, orga] = [await local.newMember(), await local.signIn('ORGA')];
    const [id, left] = [await event('Halbzeit'), await event('Doch nicht')];
    await member.client.from('profiles').update({ locale: 'de' }).eq('user_id', member.userId).throwOnError();
    const token = await newToken(member);
    await register(member, id);
    await register(member, left);
    const [before] = (await read(token)).entries.filter(({ title }) => title === 'Halbzeit');
    await orga.client.from('events').update({ place_en: 'Room 2' }).eq('id', id).throwOnError();
    const entryNow = async () => (await read(token)).entries.find(({ uid }) => uid === before?.uid);
    const moved = await entryNow();
    expect(moved).toMatchObject({ place: 'Room 2, Berlin', status: 'CONFIRMED' });
    expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    await orga.client.rpc('cancel_event', { p_event_id: id, p_message: '' }).throwOnError();
    const off = await entryNow();
    expect(off).toMatchObject({ title: 'Abgesagt: Halbzeit', status: 'CANCELLED' });
    expect(off?.sequence).toBeGreaterThan(moved?.sequence ?? 0);
    await member.client.rpc('cancel_registration', { p_event_id: left }).throwOnError();
    expect((await read(token)).entries.map(({ title, status }) => [title, status])).toContainEqual([
      'Nicht dabei: Doch nicht',
      'CANCELLED',
    ]);
  });

  it('holds the meetings of one’s team and those that one gives, and follows them', async () => {
    const [captain, mate, mentor] = [
      await local.newMember(),
      await local.newMember(),
      await local.newMember(),
    ];
    await sql`update private.profiles set role = 'MENTOR', first_name = 'Henrike', last_name = 'Sommer' where user_id = ${mentor.userId}`;
    const [team] = await sql<{ id: string }[]>`
      select (private.found_team(${captain.userId}, ${'Feed ' + randomUUID()}, '', now())).id as id`;
    await sql`insert into public.team_members (team_id, season_id, user_id)
      select id, season_id, ${mate.userId} from public.teams where id = ${team?.id ?? ''}`;
    await sql`update public.teams set name = 'Spelzwerk, eins' where id = ${team?.id ?? ''}`;
    const tokens = { mate: await newToken(mate), mentor: await newToken(mentor) };
    const [slot, booking] = [randomUUID(), randomUUID()];
    const url = 'https://call.example/a';
    const at = { p_id: slot, p_starts_at: startsAt.toISOString(), p_minutes: 20 };
    await mentor.client.rpc('add_slot', { ...at, p_audience: 'all', p_url: url }).throwOnError();
    const seen = { p_id: booking, p_slot_id: slot, p_starts_at: startsAt.toISOString() };
    await captain.client.rpc('book_slot', { ...seen, p_agenda: 'Price?' }).throwOnError();
    const [ofMate] = (await read(tokens.mate)).entries;
    expect(ofMate).toMatchObject({
      ...{
        uid: `${booking}@www.grow.example`,
        title: 'Office hour with Henrike Sommer',
        status: 'CONFIRMED',
      },
      ...{ place: url, starts: startsAt },
    });
    expect((await read(tokens.mentor)).entries).toMatchObject([
      { uid: ofMate?.uid, title: 'Office hour with Spelzwerk, eins' },
    ]);
    const later = new Date(startsAt.getTime() + HOUR);
    await mentor.client.rpc('move_slot', { ...at, p_starts_at: later.toISOString() }).throwOnError();
    expect((await read(tokens.mate)).entries).toMatchObject([
      { uid: ofMate?.uid, starts: later, sequence: 1 },
    ]);
    await captain.client.rpc('cancel_booking', { p_id: booking }).throwOnError();
    expect((await read(tokens.mentor)).entries).toMatchObject([{ status: 'CANCELLED', sequence: 2 }]);
    await sql`update public.team_members set left_at = now() where user_id = ${mate.userId}`;
    expect((await read(tokens.mate)).entries).toEqual([]);
  });

  it('is sent again only when it has changed', async () => {
    const member = await local.newMember();
    const [token, first] = [await newToken(member), await event('First')];
    await register(member, first);
    const tag = (await ask(token)).headers.get('etag') ?? '';
    const same = await ask(token, { headers: { 'if-none-match': `W/"x", ${tag}` } });
    expect([same.status, await same.text()]).toEqual([304, '']);
    const head = await ask(token, { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', tag]);
    await register(member, await event('Second'));
    expect((await ask(token, { headers: { 'if-none-match': tag } })).status).toBe(200);
  });
});

describe('the address of a calendar', () => {
  const expectGone = async (token: string) => {
    const response = await ask(token);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatch(/^There is no calendar at this address/);
  };

  it('ends when it is ended, and when there is a new one', async () => {
    const member = await local.newMember();
    const old = await newToken(member);
    const { data } = await member.client.from('feed_tokens').select('last_read_at').single().throwOnError();
    expect(data.last_read_at).toBeNull();
    await read(old);
    const token = await newToken(member);
    expect(token).not.toBe(old);
    await expectGone(old);
    await read(token);
    const { data: rows } = await member.client
      .from('feed_tokens')
      .select('last_read_at')
      .is('revoked_at', null)
      .throwOnError();
    expect(rows).toEqual([{ last_read_at: expect.any(String) as string }]);
    await member.client.rpc('revoke_feed_token').throwOnError();
    await expectGone(token);
  });

  it('ends with the account, and while it is banned', async () => {
    const [banned, gone] = [await local.newMember(), await local.newMember()];
    const [token, other] = [await newToken(banned), await newToken(gone)];
    const { admin } = local.service().auth;
    await admin.updateUserById(banned.userId, { ban_duration: '24h' });
    await expectGone(token);
    await admin.updateUserById(banned.userId, { ban_duration: 'none' });
    await read(token);
    await admin.deleteUser(gone.userId);
    await expectGone(other);
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(5_000), "'; drop table x; --", '%00', '\u0000'.repeat(43)])(
    'is none with %j',
    (token) => expectGone(token),
  );

  it('stands nowhere in the database, and no other way leads in', async () => {
    const member = await local.newMember();
    const token = await newToken(member);
    const [kept] = await sql<{ found: boolean }[]>`
      select bool_or(k::text like ${`%${token}%`} or encode(k.token_hash, 'base64') like ${`%${token}%`}) as found
      from public.feed_tokens k`;
    expect(kept).toEqual({ found: false });
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await ask(token, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    const { error } = await member.client.rpc('calendar_feed', { p_token: token });
    expect(error?.code).toBe('42501');
  });
});
