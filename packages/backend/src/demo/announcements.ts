import type postgres from 'postgres';

interface DemoAnnouncement {
  /** How many days before today, and when in Berlin. */
  daysAgo: number;
  at: string;
  audience: readonly string[];
  titleEn: string;
  titleDe: string;
  bodyEn: string;
  bodyDe: string;
}

const everybody = ['PARTICIPANT', 'MENTOR', 'ORGA'];

const announcements: readonly DemoAnnouncement[] = [
  {
    daysAgo: 1,
    at: '09:40',
    audience: everybody,
    titleEn: 'The film corner opens at 21:30',
    titleDe: 'Die Filmecke öffnet um 21:30 Uhr',
    bodyEn: 'Too many of you asked for it.\n\nTwo sets, ten minutes a team, no booking.',
    bodyDe: 'Zu viele von euch haben danach gefragt.\n\nZwei Sets, zehn Minuten pro Team, ohne Anmeldung.',
  },
  {
    daysAgo: 2,
    at: '18:05',
    audience: everybody,
    titleEn: 'Half-time slots are out',
    titleDe: 'Die Zeiten für die Halbzeit stehen fest',
    bodyEn: 'Check your city and time by Friday. Swaps are possible until twelve days before.',
    bodyDe: 'Prüft bis Freitag Stadt und Uhrzeit. Tauschen könnt ihr bis zwölf Tage vorher.',
  },
  {
    daysAgo: 3,
    at: '12:30',
    audience: ['PARTICIPANT'],
    titleEn: 'The laser cutter in Leipzig is free on Friday',
    titleDe: 'Der Lasercutter in Leipzig ist am Freitag frei',
    bodyEn: 'From 14:00. Bring 3 mm material and ask for Mats at the gate.',
    bodyDe: 'Ab 14 Uhr. Bringt Material mit 3 mm mit und fragt am Tor nach Mats.',
  },
  {
    daysAgo: 4,
    at: '08:15',
    audience: ['MENTOR'],
    titleEn: 'First drafts reach you on Monday',
    titleDe: 'Die ersten Entwürfe erreichen euch am Montag',
    bodyEn: 'Two days are enough for an answer. Ask us if a team does not write back.',
    bodyDe: 'Zwei Tage reichen für eine Antwort. Fragt uns, wenn ein Team nicht zurückschreibt.',
  },
  {
    daysAgo: 30,
    at: '19:00',
    audience: everybody,
    titleEn: 'Welcome to the eleven weeks',
    titleDe: 'Willkommen zu den elf Wochen',
    bodyEn: 'Talk to five people this week before you build anything.',
    bodyDe: 'Sprecht diese Woche mit fünf Menschen, bevor ihr etwas baut.',
  },
];

/** Adds the demo's announcements where there are none at all, so that what organisers changed stays. */
export async function addAnnouncements(sql: postgres.TransactionSql, today: Date): Promise<void> {
  const [found] = await sql`select 1 from public.announcements limit 1`;
  if (found) return;
  for (const { daysAgo, at, audience, titleEn, titleDe, bodyEn, bodyDe } of announcements) {
    await sql`
      insert into public.announcements (season_id, audience, title_en, title_de, body_en, body_de, sent_at)
      select
        s.id, ${[...audience]}, ${titleEn}, ${titleDe}, ${bodyEn}, ${bodyDe},
        (day || ' ' || ${at})::timestamp at time zone 'Europe/Berlin'
      from
        public.seasons s,
        to_char((${today}::timestamptz at time zone 'Europe/Berlin')::date - ${daysAgo}::int, 'YYYY-MM-DD') day
      where s.label = 'GROW 24/25'`;
  }
}

/**
 * Adds to the demo's announcements who wrote them and what became of each mail, one that waits for its time, and two that are
 * written, of which one is for three people by name; after the people.
 */
export async function addAnnouncementRecipients(sql: postgres.TransactionSql, today: Date): Promise<void> {
  const [found] = await sql`select 1 from public.announcement_recipients limit 1`;
  if (found) return;
  await sql`insert into public.saved_audiences (name, audience, rules) values
    ('Late for week 5', '{PARTICIPANT}', '{"week": 5, "hand_in": "missing"}'),
    ('Looking for a team', '{PARTICIPANT}', '{"team": "none"}')`;
  await sql`update public.announcements set created_by = (
    select user_id from private.profiles where role = 'ORGA' order by last_name, user_id limit 1
  ) where created_by is null`;
  // Three mails of the newest one came back, and some people want none.
  await sql`
    insert into public.announcement_recipients (announcement_id, user_id, mail, mail_id, attempts, error, mailed_at, notified_at)
    select a.id, p.user_id, listed.mail, case when listed.mail <> 'off' then gen_random_uuid() end,
      case listed.mail when 'dead' then 6 when 'off' then 0 else 1 end,
      case listed.mail when 'dead' then (array['550 no such mailbox', '552 mailbox is full', '421 come back later'])[p.n] end,
      case listed.mail when 'sent' then a.sent_at + interval '3 minutes' end, a.sent_at
    from (
      select a.*, row_number() over (order by a.sent_at desc) as n from public.announcements a where a.sent_at is not null
    ) a
    join (
      select p.*, row_number() over (partition by p.role order by p.last_name, p.first_name, p.user_id) as n
      from private.profiles p
    ) p on p.role = any (a.audience) and p.created_at < a.sent_at
    cross join lateral (
      select case
        when a.n = 1 and p.role = 'PARTICIPANT' and p.n <= 3 then 'dead'
        when p.n % 17 = 5 then 'off'
        else 'sent'
      end as mail
    ) listed`;
  await sql`
    insert into public.announcements
      (season_id, audience, rules, title_en, title_de, body_en, body_de, link, created_by, send_at)
    select s.id, '{PARTICIPANT}', '{"week": 5, "hand_in": "missing"}', v.title_en, v.title_de, v.body_en, v.body_de,
      '/connect/team/weeks/5', (select user_id from private.profiles where role = 'ORGA' order by last_name, user_id limit 1),
      case when v.is_scheduled then (
        to_char((${today}::timestamptz at time zone 'Europe/Berlin')::date + 40, 'YYYY-MM-DD') || ' 09:00'
      )::timestamp at time zone 'Europe/Berlin' end
    from public.seasons s, (values
      ('Engineer is due on Sunday', 'Engineer ist am Sonntag dran',
        'The hand-in for week 5 closes on Sunday, 23:59: a prototype and a film of 60 seconds.',
        'Die Abgabe für Woche 5 schließt am Sonntag um 23:59 Uhr: ein Prototyp und ein Film von 60 Sekunden.', true),
      ('Prototype night, bring closed shoes', '', 'The workshop is open until midnight.', '', false)
    ) v (title_en, title_de, body_en, body_de, is_scheduled)
    where s.label = 'GROW 24/25'`;
  const [chosen] = await sql<{ id: string }[]>`
    select private.start_message(
      'people', jsonb_build_object('ids', jsonb_agg(c.user_id)), count(*)::integer, min(c.orga::text)::uuid, ${today}
    ) as id
    from (
      select p.user_id, (select user_id from private.profiles where role = 'ORGA' order by last_name, user_id limit 1) as orga
      from private.profiles p join private.people_facts f using (user_id)
      where p.role = 'PARTICIPANT' and f.confirmed_at is not null order by p.last_name, p.user_id limit 3
    ) c`;
  await sql`
    update public.announcements set title_en = 'Three seats in the lab tour', title_de = 'Drei Plätze in der Laborführung',
      body_en = 'Tell us by Thursday whether you take yours.', body_de = 'Sagt uns bis Donnerstag, ob ihr euren nehmt.'
    where id = ${chosen?.id ?? null}`;
}
