// Mails about events, by the functions on the real Deno, as they arrive in the mailbox with what they carry.
import ICAL from 'ical.js';
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailboxMessage } from '@grow/local-supabase';
import { startLocalBackend, type LocalBackend, type Member } from './localBackend';
import { readGif } from './readGif';

const SITE = 'http://localhost:3000';
const DAY = 86_400_000;
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

async function mailWith(to: string, subject: string): Promise<MailboxMessage> {
  const address = `${local.backend.env.mailboxUrl}/messages?to=${encodeURIComponent(to)}`;
  const find = async () =>
    ((await (await fetch(address)).json()) as MailboxMessage[]).find((mail) => mail.subject === subject);
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error('It was there');
  return mail;
}

type Person = Member & { email: string };

async function person(locale: 'en' | 'de' = 'en'): Promise<Person> {
  const member = await local.newMember();
  const { data } = await member.client
    .from('profiles')
    .update({ locale })
    .eq('user_id', member.userId)
    .select('email')
    .single()
    .throwOnError();
  return { ...member, email: data.email ?? '' };
}

const startsAt = new Date(Math.floor(Date.now() / 1000) * 1000 + 3 * DAY);
const endsAt = new Date(startsAt.getTime() + 2 * 3_600_000);

/** A hybrid event with one seat on site. */
async function event(title: string, german = ''): Promise<{ id: string; slug: string }> {
  const slug = `evening-${randomUUID()}`;
  const rows = await sql<{ id: string }[]>`
    insert into public.events (season_id, slug, title_en, title_de, summary_en, bring_de, street, category, mode, starts_at, ends_at, city, place_en, url, capacity_onsite)
    select id, ${slug}, ${title}, ${german}, 'Bring your own, or not; as you like', 'Deine Frage', 'Weg 1, 10115 Berlin', 'Grow', 'hybrid', ${startsAt}, ${endsAt}, 'Berlin',
      'Room 1, second floor', 'https://meet.example/x', 1
    from public.seasons limit 1 returning id`;
  return { id: rows[0]?.id ?? '', slug };
}

const register = async ({ client }: Person, eventId: string, seat = 'onsite') =>
  (await client.rpc('register_for_event', { p_event_id: eventId, p_seat: seat }).throwOnError()).data;

const bytesOf = (content: string) => new Uint8Array(Buffer.from(content, 'base64'));
const pictureIn = ({ files = [] }: MailboxMessage) => files.find(({ type }) => type === 'image/gif');

function entryIn({ files = [] }: MailboxMessage) {
  const [file, ...others] = files.filter(({ type }) => type.startsWith('text/calendar'));
  if (!file || others.length > 0) throw new Error('One calendar file was expected');
  const text = Buffer.from(file.content, 'base64').toString();
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const entry = calendar.getFirstSubcomponent('vevent');
  if (!entry) throw new Error('No entry');
  const value = (name: string) => entry.getFirstPropertyValue(name);
  return { ...{ file, calendar, value }, event: new ICAL.Event(entry) };
}

describe('the mail of a seat', () => {
  it('on site has the entry for the calendar and the code for the check-in', async () => {
    const [mara, evening] = [await person(), await event('Fragen, <b>Antworten</b>; mehr')];
    const seat = await register(mara, evening.id);
    const mail = await mailWith(mara.email, 'You’re going: Fragen, <b>Antworten</b>; mehr');
    expect(mail.html).toContain('You’re going: Fragen, &lt;b&gt;Antworten&lt;/b&gt;; mehr');
    expect(mail.html).toContain('Room 1, second floor, Weg 1, 10115 Berlin');
    expect(mail.text).toContain('Your check-in code is on the event’s page in connect.');
    expect(mail.text).toContain(`Open the event:\n${SITE}/connect/events/${evening.slug}`);
    expect(mail.text).toContain(`Choose your mails:\n${SITE}/connect/profile/notifications`);

    const entry = entryIn(mail);
    expect(entry.file).toMatchObject({
      name: `${evening.slug}.ics`,
      type: expect.stringContaining('method=PUBLISH'),
    });
    expect(entry.event.summary).toBe('Fragen, <b>Antworten</b>; mehr');
    expect(entry.event.startDate.toJSDate()).toEqual(startsAt);
    expect(entry.event.endDate.toJSDate()).toEqual(endsAt);
    expect(entry.event.location).toBe('Room 1, second floor, Weg 1, 10115 Berlin');
    expect(entry.value('uid')).toBe(`${evening.id}@www.grow.example`);
    expect(entry.value('status')).toBe('CONFIRMED');
    expect(entry.value('url')).toBe(`${SITE}/connect/events/${evening.slug}`);

    const picture = pictureIn(mail);
    expect(mail.html).toMatch(
      new RegExp(`<img src="cid:${picture?.id}" [^>]*alt="Your check-in code, a QR code"`),
    );
    expect(decodeQR(readGif(bytesOf(picture?.content ?? '')))).toBe(`GROW:${seat.id.toUpperCase()}`);
  });

  it('online names the address of the stream, and has no code for the check-in', async () => {
    const [ben, evening] = [await person('de'), await event('Evening online', 'Abend online')];
    await register(ben, evening.id, 'online');
    const mail = await mailWith(ben.email, 'Du bist dabei: Abend online');
    expect(mail.html).toContain('lang="de"');
    expect(mail.text).toContain('Wo: https://meet.example/x');
    expect(mail.text).toContain('Platz: Online');
    expect(mail.text).toContain('Mitbringen: Deine Frage');
    expect(mail.text).not.toContain('Code');
    expect(pictureIn(mail)).toBeUndefined();
    expect(entryIn(mail).event.location).toBe('https://meet.example/x');
    // As it is in Berlin, wherever the server stands.
    const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });
    expect(mail.text).toContain(clock.format(startsAt));
  });
});

describe('the way of a seat', () => {
  it('is told: an offer with its end, the reminder, and that the event is called off', async () => {
    const [mara, lena, orga] = [await person(), await person('de'), await local.signIn('ORGA')];
    const evening = await event('Halbzeit');
    await register(mara, evening.id);
    expect((await register(lena, evening.id)).status).toBe('waitlisted');
    await mara.client.rpc('cancel_registration', { p_event_id: evening.id }).throwOnError();
    const offer = await mailWith(lena.email, 'Ein Platz für dich: Halbzeit');
    const [row] = await sql<
      { offer_expires_at: Date }[]
    >`select offer_expires_at from public.event_registrations
      where event_id = ${evening.id} and status = 'offered'`;
    const until = new Intl.DateTimeFormat('de-DE', {
      ...{
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      },
      timeZone: 'Europe/Berlin',
    }).format(row?.offer_expires_at);
    expect(offer.text).toContain(`Für dich frei bis: ${until}`);
    expect(entryIn(offer).value('status')).toBe('TENTATIVE');
    expect(pictureIn(offer)).toBeUndefined();

    await lena.client.rpc('accept_offer', { p_event_id: evening.id }).throwOnError();
    await mailWith(lena.email, 'Du bist dabei: Halbzeit');
    await sql`select private.remind_of_events(100, ${new Date(startsAt.getTime() - 3_600_000)})`;
    await sql`update private.outbox set due_at = now() where recipient = ${lena.email} and state = 'waiting'`;
    const reminder = await mailWith(lena.email, 'Bald ist es so weit: Halbzeit');
    expect(pictureIn(reminder)).toBeDefined();

    const message = 'Kein Wasser in der Halle.\n<script>';
    await orga.client.rpc('cancel_event', { p_event_id: evening.id, p_message: message }).throwOnError();
    const end = await mailWith(lena.email, 'Abgesagt: Halbzeit');
    expect(end.text).toContain('Das Orga-Team schreibt:\n\n> Kein Wasser in der Halle.\n> <script>');
    expect(end.html).toContain('&lt;script&gt;');
    const [first, last] = [entryIn(reminder), entryIn(end)];
    expect(last.value('status')).toBe('CANCELLED');
    expect(last.event.summary).toBe('Abgesagt: Halbzeit');
    expect(last.value('uid')).toBe(first.value('uid'));
    expect(last.event.sequence).toBeGreaterThan(first.event.sequence);
  });

  it('is told by the bell alone where mails about events are not wanted', async () => {
    const [quiet, loud, evening] = [await person(), await person(), await event('Quiet')];
    await quiet.client
      .from('mail_choices')
      .insert({ user_id: quiet.userId, topic: 'events', wanted: false })
      .throwOnError();
    await register(quiet, evening.id, 'online');
    await register(loud, evening.id, 'online');
    await mailWith(loud.email, 'You’re going: Quiet');
    const { data: notifications } = await quiet.client.rpc('my_notifications').throwOnError();
    expect(notifications?.map(({ kind }) => kind)).toEqual(['event_registered']);
    const mails = await fetch(`${local.backend.env.mailboxUrl}/messages?to=${quiet.email}`);
    expect(await mails.json()).toEqual([]);
  });
});

describe('the organiser who tries a cancellation out', () => {
  it('reads it alone, and keeps the event in their calendar', async () => {
    const [orga, evening] = [await local.signIn('ORGA'), await event('Tried out')];
    await orga.client.rpc('test_event_mail', { p_event_id: evening.id, p_message: 'Sorry' }).throwOnError();
    const { data } = await orga.client.auth.getUser();
    const mail = await mailWith(data.user?.email ?? '', '[Test] Called off: Tried out');
    expect(mail.text).toContain('nothing was called off');
    expect(mail.text).toContain('> Sorry');
    expect(mail.files).toBeUndefined();
  });
});

describe('every kind that the database mails', () => {
  it('has words', async () => {
    const topics = await sql<{ kinds: string[] }[]>`select kinds from private.mail_topics`;
    const kinds = topics.flatMap((topic) => topic.kinds);
    expect(kinds).toEqual(expect.arrayContaining(['team_request', 'invite_reminder', 'event_cancelled']));
    const recipient = `${randomUUID()}@grow.example`;
    const details = {
      ...{
        event_id: randomUUID(),
        slug: 's',
        title_en: 'T',
        title_de: '',
        team: 'Team',
        person: 'Mara',
        sequence: 0,
      },
      ...{ starts_at: startsAt, ends_at: endsAt, updated_at: startsAt, offer_expires_at: startsAt },
    };
    // Whoever is asked about a story that asks nobody any more is not written to: its words are tried with the samples.
    // To a mentor whom it still concerns: who is asked no longer, or looks after the team no longer, is not written to.
    await sql`insert into private.outbox (kind, recipient, user_id, details)
      select kind, ${recipient}, a.mentor_id,
        ${sql.json(JSON.parse(JSON.stringify(details)) as postgres.JSONValue)}::jsonb || jsonb_strip_nulls(jsonb_build_object(
          'team_id', a.team_id,
          'announcement_id', case when kind = 'announcement' then (select id from public.announcements where stopped_at is null limit 1) end
        ))
      from unnest(${[...kinds, 'account_deleted']}::text[]) as kind
      left join lateral (
        select a.mentor_id, a.team_id from public.mentor_assignments a
        where a.status = case when kind = 'mentor_proposed' then 'proposed' when kind in ('pulse_stuck', 'still_in_answered') then 'active' end
        limit 1
      ) a on true`;
    await expect
      .poll(
        () => sql`select kind, error from private.outbox where recipient = ${recipient} and state <> 'sent'
          and not (kind = 'story_asked' and state = 'not_needed')`,
        {
          timeout: 30_000,
        },
      )
      .toEqual([]);
  });
});
