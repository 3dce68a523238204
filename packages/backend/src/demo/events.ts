import type postgres from 'postgres';

/** English and German. */
type Both = readonly [en: string, de: string];

/** An event that shows organisers what their desk can do. Neither is for visitors: the public site stays as it is seeded. */
interface DemoEvent {
  slug: string;
  title: Both;
  summary: Both;
  body: Both;
  status: 'draft' | 'cancelled';
  /** How many days from today, and from when to when in Berlin. */
  day: number;
  from: string;
  to: string;
  message: string;
}

const EVENTS: readonly DemoEvent[] = [
  {
    slug: 'pitch-clinic',
    title: ['Pitch clinic', 'Pitch-Sprechstunde'],
    summary: ['Bring three slides and leave with two.', 'Bring drei Folien mit und geh mit zweien.'],
    body: [
      'Four tables, one mentor each. **Twenty minutes a team.**\n\n- Bring three slides\n- Say the price out loud',
      'Vier Tische mit je einer Mentorin oder einem Mentor. **Zwanzig Minuten pro Team.**\n\n- Bring drei Folien mit\n- Sag den Preis laut',
    ],
    status: 'draft',
    day: 12,
    from: '17:00',
    to: '20:00',
    message: '',
  },
  {
    slug: 'open-workshop',
    title: ['Open workshop', 'Offene Werkstatt'],
    summary: [
      'Saws, solder and somebody who shows you how.',
      'Sägen, Lötkolben und jemand, der dir zeigt, wie es geht.',
    ],
    body: ['', ''],
    status: 'cancelled',
    day: 25,
    from: '10:00',
    to: '16:00',
    message: 'The workshop has no power that day. We look for another date and tell you here.',
  },
];

/** Adds a draft and an event that was called off to the season. What has one of their slugs already stays as it is. */
export async function addEvents(sql: postgres.TransactionSql, today: Date): Promise<void> {
  for (const { slug, title, summary, body, status, day, from, to, message } of EVENTS) {
    await sql`
      insert into public.events (
        season_id, slug, title_en, title_de, summary_en, summary_de, body_en, body_de, category, mode, starts_at, ends_at, city,
        street, place_en, place_de, capacity_onsite, visibility, status, cancelled_at, cancel_message
      )
      select s.id, ${slug}, ${title[0]}, ${title[1]}, ${summary[0]}, ${summary[1]}, ${body[0]}, ${body[1]}, 'Workshop', 'onsite',
        (day || ' ' || ${from})::timestamp at time zone 'Europe/Berlin',
        (day || ' ' || ${to})::timestamp at time zone 'Europe/Berlin',
        'Karlsruhe', 'Adenauerring 10, 76131 Karlsruhe', 'Workshop of the university', 'Werkstatt der Universität', 24, 'members', ${status},
        ${status === 'cancelled' ? today : null}, ${message}
      from public.seasons s, to_char((${today}::timestamptz at time zone 'Europe/Berlin')::date + ${day}::int, 'YYYY-MM-DD') day
      where s.label = 'GROW 24/25'
      on conflict (slug) do nothing`;
  }
}
