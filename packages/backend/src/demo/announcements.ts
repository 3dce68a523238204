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
