import type postgres from 'postgres';
import { demoAccounts } from './accounts';

/** A check-in that is more than a word: what was in the way. By team and week; every other one is on track. */
const STUCK: readonly (readonly [team: string, week: number, note: string])[] = [
  ['spelzwerk', 3, 'We cannot agree on one customer.'],
  ['pegelstand', 2, 'Nobody at the town hall answers the phone.'],
  ['pegelstand', 4, 'The sensor drifts when it rains, and we do not know why.'],
  ['halbvoll', 3, 'The canteen wants a contract before it talks to us.'],
  ['fugenfest', 4, 'The putty does not set below eight degrees.'],
  ['leerlauf', 1, 'We are three people with three ideas.'],
  ['kaltstart', 4, 'I am alone with it.'],
];

/** What the mentor advised the demo account's team, how many days after the season began, and what the team made of it. */
const ADVICE: readonly {
  day: number;
  text: string;
  items: readonly { text: string; dueWeek: number; owner: number | null; state: 'open' | 'done' }[];
}[] = [
  {
    day: 18,
    text: 'Ask for a second dairy before you cut the price. Weigh a wet pad: they will ask what it costs to post.',
    items: [
      { text: 'Ask for a second dairy', dueWeek: 5, owner: 0, state: 'open' },
      { text: 'Weigh a wet pad', dueWeek: 4, owner: 3, state: 'open' },
    ],
  },
  {
    day: 11,
    text: 'Let them talk for ten minutes before you say the word pad.',
    items: [{ text: 'Keep quiet for ten minutes in every talk', dueWeek: 3, owner: 1, state: 'done' }],
  },
  { day: 27, text: 'Let a stranger pack one parcel while you stay in the next room.', items: [] },
];

/** What the demo account's team has done of its week: which step, and who of them did it or will. */
const STEPS: readonly (readonly [key: string, person: number, isDone: boolean])[] = [
  ['claim', 2, true],
  ['medium', 0, true],
  ['bench', 1, true],
  ['version_one', 1, true],
  ['outsider', 0, false],
  ['film', 3, false],
];

const THURSDAY = 3;

/** A fixed id, so that a second call adds nothing. */
const idOf = (sql: postgres.TransactionSql, what: string) => sql`md5(${what})::uuid`;

/** On a day of the season, counted from 0, at nine in Berlin. */
const onDay = (sql: postgres.TransactionSql, day: number) =>
  sql`((s.starts_on + ${day}::int + time '09:02') at time zone 'Europe/Berlin')`;

/**
 * Adds what the demo's teams said of their first four weeks, and to the demo account's team advice, what it is to do, and the
 * steps of its week. What is there already stays as people left it.
 */
export async function addPulses(sql: postgres.TransactionSql): Promise<void> {
  for (let week = 1; week <= 4; week += 1) await addWeek(sql, week);
  await addAdvice(sql);
  await addSteps(sql);
}

async function addWeek(sql: postgres.TransactionSql, week: number): Promise<void> {
  const notes = STUCK.filter(([, stuckIn]) => stuckIn === week);
  const said = onDay(sql, (week - 1) * 7 + THURSDAY);
  await sql`
    insert into public.pulses (team_id, week, user_id, state, note, read_by_mentor_at, read_by, created_at, updated_at)
    select t.id, ${week}, t.captain_id, case when n.note is null then 'on_track' else 'stuck' end, coalesce(n.note, ''),
      case when a.id is not null then ${said} + interval '2 hours' end, a.mentor_id, ${said}, ${said}
    from public.teams t
    join public.seasons s on s.id = t.season_id
    left join unnest(${notes.map(([team]) => team)}::text[], ${notes.map(([, , note]) => note)}::text[]) n (slug, note)
      on n.slug = t.slug
    left join public.mentor_assignments a on a.team_id = t.id and a.status = 'active'
    where s.label = 'GROW 24/25' and t.captain_id is not null
      and not exists (select from public.pulses p where p.team_id = t.id and p.week = ${week})`;
}

/** Members of the demo account's team in the order in which they joined, from 0. */
const memberAt = (sql: postgres.TransactionSql, place: number | null) => sql`(
  select m.user_id from public.team_members m where m.team_id = t.id and m.left_at is null
  order by m.joined_at, m.id offset ${place ?? 0}::int limit ${place === null ? 0 : 1}::int
)`;

async function addAdvice(sql: postgres.TransactionSql): Promise<void> {
  const mentor = demoAccounts.find(({ role }) => role === 'MENTOR');
  const fromTeam = sql`
    from public.teams t join public.seasons s on s.id = t.season_id
    join public.mentor_assignments a on a.team_id = t.id and a.status = 'active'
    join private.profile_private p on p.user_id = a.mentor_id
    where s.label = 'GROW 24/25' and t.slug = 'spelzwerk' and p.email = ${mentor?.email ?? ''}`;
  for (const { day, text, items } of ADVICE) {
    const id = idOf(sql, text);
    await sql`
      insert into public.advice (id, team_id, author_id, text, created_at)
      select ${id}, t.id, a.mentor_id, ${text}, ${onDay(sql, day)} ${fromTeam} on conflict do nothing`;
    for (const { text: item, dueWeek, owner, state } of items) {
      const isDone = state === 'done';
      await sql`
        insert into public.action_items (
          id, team_id, text, due_week, from_user, source_kind, source_id, source_week, assigned_to, state, answered_by,
          answered_at, answered_week, created_by, created_at
        )
        select ${idOf(sql, item)}, t.id, ${item}, ${dueWeek}, a.mentor_id, 'advice', ${id}, ${Math.ceil((day + 1) / 7)},
          ${memberAt(sql, owner)}, ${state}, case when ${isDone} then t.captain_id end,
          case when ${isDone} then ${onDay(sql, dueWeek * 7 - 2)} end, case when ${isDone} then ${dueWeek}::int end,
          t.captain_id, ${onDay(sql, day)}
        ${fromTeam} on conflict do nothing`;
    }
  }
}

async function addSteps(sql: postgres.TransactionSql): Promise<void> {
  for (const [key, person, isDone] of STEPS)
    await sql`
      insert into public.checklist_items (id, team_id, week, key, position, assigned_to, due_on, done_at, done_by)
      select private.step_id(t.id, p.week, p.key), t.id, p.week, p.key, p.position, ${memberAt(sql, person)},
        s.starts_on + (p.week - 1) * 7 + p.weekday - 1,
        case when ${isDone} then least(${onDay(sql, 28)} + (p.weekday - 1) * interval '1 day', private.current_time()) end,
        case when ${isDone} then ${memberAt(sql, person)} end
      from public.teams t join public.seasons s on s.id = t.season_id
      join public.season_steps p on p.season_id = s.id and p.week = 5 and p.key = ${key}
      where s.label = 'GROW 24/25' and t.slug = 'spelzwerk'
      on conflict do nothing`;
}
