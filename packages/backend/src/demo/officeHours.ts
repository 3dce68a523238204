import type postgres from 'postgres';
import { demoAccounts } from './accounts';

/** Tomorrow, where today is the 32nd day of the season; counted from 0. */
const TOMORROW = 32;
const URL_OF_CALL = 'https://video.grow.example/vossberg';

interface Rule {
  readonly name: string;
  /** Of the season, counted from 0. */
  readonly day: number;
  readonly from: string;
  readonly slots: number;
  readonly audience: 'own' | 'all';
  /** How many weeks before and after that day. */
  readonly weeks: readonly [before: number, after: number];
}

/** What the demo's mentor offers: each evening before the weekend, a morning for everybody, and once. */
const RULES: readonly Rule[] = [
  {
    name: 'evenings',
    day: TOMORROW,
    from: '16:30',
    slots: 5,
    audience: 'own',
    weeks: [4, 5],
  },
  { name: 'mornings', day: TOMORROW + 1, from: '08:30', slots: 3, audience: 'all', weeks: [0, 5] },
  { name: 'once', day: TOMORROW - 3, from: '12:00', slots: 2, audience: 'own', weeks: [0, 0] },
];

interface Meeting {
  readonly team: string;
  readonly day: number;
  readonly at: string;
  readonly state: 'booked' | 'held' | 'no_show';
  readonly agenda: string;
  readonly note?: string;
  readonly items?: readonly { text: string; dueWeek: number; isDone: boolean }[];
}

/** Whom the mentor meets, has met, and has not written about. */
const MEETINGS: readonly Meeting[] = [
  {
    ...{ team: 'spelzwerk', day: TOMORROW, at: '16:30', state: 'booked' },
    agenda: 'Price: 0.38 € or 0.34 € for the first dairy? And who calls the second one?',
  },
  { team: 'pegelstand', day: TOMORROW, at: '16:50', state: 'booked', agenda: '' },
  { team: 'fugenfest', day: TOMORROW, at: '17:30', state: 'booked', agenda: 'How to tell it in a minute.' },
  {
    ...{ team: 'leihlot', day: TOMORROW + 1, at: '08:50', state: 'booked' },
    agenda: 'Locks that survive a winter outside.',
  },
  {
    ...{ team: 'moosgrund', day: TOMORROW - 3, at: '12:00', state: 'held' },
    ...{ agenda: 'Is a letter of intent enough?', note: 'It is, with a date and a price in it.' },
  },
  { team: 'halbvoll', day: TOMORROW - 3, at: '12:20', state: 'no_show', agenda: 'The canteen’s contract.' },
  { team: 'pegelstand', day: TOMORROW - 7, at: '16:50', state: 'booked', agenda: 'Who pays for a gauge?' },
  {
    ...{ team: 'spelzwerk', day: TOMORROW - 7, at: '16:30', state: 'held', agenda: 'Is two shops enough?' },
    note: 'Two shops is not a market. Phone four more before Sunday.',
    items: [{ text: 'Phone four more shops', dueWeek: 4, isDone: true }],
  },
  {
    ...{ team: 'spelzwerk', day: TOMORROW - 14, at: '16:30', state: 'held', agenda: 'Farmers or dairies?' },
    note: 'One customer. Let the returns book decide which.',
    items: [{ text: 'Take the returns book home and count', dueWeek: 3, isDone: true }],
  },
  {
    ...{ team: 'spelzwerk', day: TOMORROW - 21, at: '16:50', state: 'held', agenda: 'What do we ask first?' },
    note: 'Ask what they paid last time, not what they would pay.',
  },
];

/** When guests can be met, by the mentor's place among those who are not the demo's. */
const GUESTS: readonly (readonly [guest: number, day: number, at: string])[] = [
  [0, TOMORROW + 1, '10:00'],
  [0, TOMORROW + 1, '10:20'],
  [1, TOMORROW + 4, '18:00'],
  [1, TOMORROW + 4, '18:30'],
  [2, TOMORROW + 5, '12:00'],
  [2, TOMORROW + 5, '12:20'],
];

const idOf = (sql: postgres.TransactionSql, what: string) => sql`md5(${`office hours ${what}`})::uuid`;
const timeOf = (sql: postgres.TransactionSql, day: number, at: string) =>
  sql`((s.starts_on + ${day}::int + ${at}::time) at time zone 'Europe/Berlin')`;

/**
 * Adds the office hours of the demo's mentor and of guests, whom teams meet and have met. What is there already stays as people
 * left it.
 */
export async function addOfficeHours(sql: postgres.TransactionSql): Promise<void> {
  const email = demoAccounts.find(({ role }) => role === 'MENTOR')?.email ?? '';
  const [known] = await sql`select from public.office_hour_series where id = ${idOf(sql, 'evenings')}`;
  if (known) return;
  for (const rule of RULES) await addRule(sql, rule, email);
  for (const meeting of MEETINGS) await addMeeting(sql, meeting, email);
  for (const [guest, day, at] of GUESTS)
    await sql`
      insert into public.office_hour_slots (mentor_id, starts_at, ends_at, audience)
      select p.user_id, ${timeOf(sql, day, at)}, ${timeOf(sql, day, at)} + interval '20 minutes', 'all'
      from public.seasons s cross join (
        select a.user_id from private.profiles a join private.profile_private c using (user_id)
        where a.role = 'MENTOR' and c.email <> ${email} order by a.last_name, a.user_id offset ${guest} limit 1
      ) p
      where s.label = 'GROW 24/25' on conflict do nothing`;
}

async function addRule(sql: postgres.TransactionSql, rule: Rule, email: string): Promise<void> {
  const { name, day, from, slots, audience } = rule;
  const [before, after] = rule.weeks;
  await sql`
    insert into public.office_hour_series (
      id, mentor_id, weekday, from_time, to_time, minutes, first_on, last_on, audience, url
    )
    select ${idOf(sql, name)}, p.user_id, extract(isodow from s.starts_on + ${day}::int)::int, ${from}::time,
      ${from}::time + ${slots}::int * interval '20 minutes', 20, s.starts_on + ${day - before * 7}::int,
      s.starts_on + ${day + after * 7}::int, ${audience}, ${URL_OF_CALL}
    from public.seasons s cross join private.profile_private p where s.label = 'GROW 24/25' and p.email = ${email}`;
  await sql`
    insert into public.office_hour_slots (mentor_id, series_id, starts_at, ends_at, audience, url)
    select r.mentor_id, r.id, at, at + interval '20 minutes', r.audience, r.url
    from public.office_hour_series r cross join public.seasons s
      cross join generate_series(${-before}::int, ${after}::int) week cross join generate_series(0, ${slots - 1}::int) i
      cross join lateral (
        select (s.starts_on + ${day}::int + week * 7 + r.from_time + i * interval '20 minutes') at time zone 'Europe/Berlin' as at
      ) begins
    where r.id = ${idOf(sql, name)} and s.label = 'GROW 24/25' on conflict do nothing`;
}

async function addMeeting(sql: postgres.TransactionSql, meeting: Meeting, email: string): Promise<void> {
  const { team, day, at, state, agenda, note = '', items = [] } = meeting;
  const id = idOf(sql, `${team} ${day}`);
  await sql`
    insert into public.office_hour_bookings (
      id, slot_id, team_id, mentor_id, starts_at, ends_at, url, agenda, state, booked_by, reminded_for, note, settled_at, created_at
    )
    select ${id}, l.id, t.id, l.mentor_id, l.starts_at, l.ends_at, l.url, ${agenda}, ${state}, t.captain_id, l.starts_at, ${note},
      case when ${state !== 'booked'} then l.ends_at end, l.starts_at - interval '4 days'
    from public.teams t join public.seasons s on s.id = t.season_id
      join private.profile_private p on p.email = ${email}
      join public.office_hour_slots l on l.mentor_id = p.user_id and l.starts_at = ${timeOf(sql, day, at)}
    where s.label = 'GROW 24/25' and t.slug = ${team} and t.status <> 'withdrawn' on conflict do nothing`;
  for (const { text, dueWeek, isDone } of items)
    await sql`
      insert into public.action_items (
        id, team_id, text, due_week, from_user, source_kind, source_id, source_week, state, answered_by, answered_at, answered_week,
        created_by, created_at
      )
      select ${idOf(sql, text)}, b.team_id, ${text}, ${dueWeek}, b.mentor_id, 'meeting', b.id, ${Math.ceil((day + 1) / 7)},
        case when ${isDone} then 'done' else 'open' end, case when ${isDone} then b.booked_by end,
        case when ${isDone} then b.ends_at + interval '2 days' end, case when ${isDone} then ${dueWeek}::int end, b.mentor_id,
        b.ends_at
      from public.office_hour_bookings b where b.id = ${id} on conflict do nothing`;
}
