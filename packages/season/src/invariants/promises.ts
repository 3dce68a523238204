// What the server said yes to is there, word for word.
import type { Written } from '../run/Journal';
import type { Season } from '../run/Season';
import { writtenOf, type Invariant } from './Invariant';

type Row = Readonly<Record<string, unknown>>;

/** The same text for the same value, in whichever order the database keeps its keys. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** What was written of a kind and is still to be found. It goes with the account whose it is, and what a team wrote with the last account
 * of those who were ever in it. */
export function lastingOf(season: Season, kind: string): readonly Written[] {
  const gone = new Set(writtenOf(season, 'deletion').map(({ id }) => id));
  const isForgotten = (teamId: string) => {
    const people = [...(season.journal.everIn.get(teamId) ?? [])];
    return people.length > 0 && people.every((id) => gone.has(id));
  };
  return writtenOf(season, kind).filter(
    ({ id, by = id, team }) => !gone.has(by) && (team === undefined || !isForgotten(team)),
  );
}

/** Every id of a kind is among those that a query finds. */
const isThere = (name: string, kind: string, query: string): Invariant => ({
  name,
  async check(sql, season) {
    const wanted = lastingOf(season, kind);
    if (wanted.length === 0) return [];
    const found = new Set((await sql.unsafe<{ id: string }[]>(query)).map(({ id }) => id));
    return wanted.filter(({ id }) => !found.has(id)).map(({ id }) => `${kind} ${id}`);
  },
});

/** The last that was said of each id is what a query finds as `value`. */
const reads = (name: string, kind: string, query: string): Invariant => ({
  name,
  async check(sql, season) {
    const wanted = new Map(lastingOf(season, kind).map(({ id, value }) => [id, textOf(value)]));
    if (wanted.size === 0) return [];
    const rows = await sql.unsafe<Row[]>(query);
    const found = new Map(rows.map(({ id, value }) => [String(id), textOf(value)]));
    return [...wanted]
      .filter(([id, value]) => found.get(id) !== value)
      .map(([id, value]) => `${kind} ${id}: ${value} was taken, there is ${found.get(id) ?? 'nothing'}`);
  },
});

export const promises: readonly Invariant[] = [
  reads(
    'a profile says what was saved',
    'bio',
    `select user_id as id, bio as value from private.profiles where true`,
  ),
  isThere('a team that was founded is there', 'team', `select id from public.teams`),
  isThere(
    'who was registered is on the list',
    'registration',
    `select event_id || ' ' || user_id as id from public.event_registrations`,
  ),
  reads(
    'a part of a hand-in says what was saved last',
    'part',
    `select h.team_id || ' ' || h.milestone_id || ' ' || p.part_key as id, p.value
     from public.hand_in_parts p join public.hand_ins h on h.id = p.hand_in_id`,
  ),
  isThere('a version that was handed in is there', 'version', `select id from public.hand_in_versions`),
  isThere('a check-in is there', 'pulse', `select team_id || ' ' || week as id from public.pulses`),
  isThere('a verdict is there', 'verdict', `select id from public.hand_in_verdicts`),
  isThere('a meeting is there', 'booking', `select id from public.office_hour_bookings`),
  isThere(
    'an announcement goes',
    'announcement',
    `select id from public.announcements where send_at is not null or sent_at is not null`,
  ),
  isThere(
    'a merged team is gone',
    'merge',
    `select id from public.teams where status in ('merged', 'withdrawn')`,
  ),
  reads(
    'more time is as it was given',
    'extension',
    `select team_id || ' ' || milestone_id as id, to_char(extended_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as value from public.hand_ins where extended_until is not null`,
  ),
  reads(
    'a market test adds what was logged',
    'experiment',
    `select id, jsonb_build_object('interviews', adds_interviews, 'testUsers', adds_test_users, 'preOrders', adds_pre_orders, 'revenueCents', adds_revenue_cents) as value from public.experiments`,
  ),
  reads(
    'a score sheet says what was sent',
    'sheet',
    `select ballot_id as id, scores as value from public.ballot_scores`,
  ),
  {
    name: 'of a deleted account nothing stays that says whose it was',
    async check(sql, season) {
      const gone = writtenOf(season, 'deletion');
      if (gone.length === 0) return [];
      const ids = gone.map(({ id }) => id);
      const rows = await sql<{ text: string }[]>`
        select user_id::text as text from private.profiles where user_id = any (${ids}::uuid[])
        union all select id::text from auth.users where id = any (${ids}::uuid[]) and deleted_at is null`;
      return rows.map(({ text }) => text);
    },
  },
];
