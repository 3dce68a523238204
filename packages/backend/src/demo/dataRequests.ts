import type postgres from 'postgres';
import { demoAccounts } from './accounts';

type Asked = {
  kind: 'copy' | 'deletion' | 'correction';
  /** Who asks: the captain of a team, or the nth of those without one. */
  captainOf?: string;
  nth?: number;
  daysAgo: number;
  cameBy: 'product' | 'mail' | 'letter';
  text: string;
  /** How many days after it was asked it was done; it is open without. */
  doneAfter?: number;
};

const REQUESTS: readonly Asked[] = [
  {
    kind: 'deletion',
    captainOf: 'pegelstand',
    daysAgo: 26,
    cameBy: 'mail',
    text: 'I take a job in January.',
  },
  { kind: 'deletion', nth: 0, daysAgo: 14, cameBy: 'product', text: '' },
  {
    kind: 'correction',
    nth: 1,
    daysAgo: 2,
    cameBy: 'product',
    text: 'My university is spelled wrong in two places.',
  },
  { kind: 'copy', nth: 2, daysAgo: 0, cameBy: 'letter', text: '' },
  { kind: 'copy', nth: 3, daysAgo: 20, cameBy: 'mail', text: '', doneAfter: 2 },
  {
    kind: 'correction',
    nth: 4,
    daysAgo: 16,
    cameBy: 'product',
    text: 'My first name is Selma.',
    doneAfter: 0,
  },
];

/** Adds what some of the demo's people asked of their data, and that a copy and a list were looked at. What is there stays as people left it. */
export async function addDataRequests(sql: postgres.TransactionSql, today: Date): Promise<void> {
  const orga = demoAccounts.find(({ role }) => role === 'ORGA')?.email ?? '';
  for (const [index, asked] of REQUESTS.entries()) {
    const at = new Date(today.getTime() - asked.daysAgo * 86_400_000);
    const done = asked.doneAfter === undefined ? null : new Date(at.getTime() + asked.doneAfter * 86_400_000);
    await sql`
      with person as (
        select coalesce(
          (select t.captain_id from public.teams t where t.slug = ${asked.captainOf ?? ''}),
          (
            select p.user_id from private.profiles p join private.profile_private s using (user_id)
            where p.role = 'PARTICIPANT' and ${asked.nth ?? null}::integer is not null
              and not exists (select from public.team_members m where m.user_id = p.user_id)
            order by s.email offset ${asked.nth ?? 0} limit 1
          )
        ) as id
      ), organiser as (
        select s.user_id as id from private.profile_private s where s.email = ${orga}
      ), added as (
        insert into public.data_requests (id, user_id, kind, came_by, text, asked_at, due_at, state, closed_at, handled_by, answer)
        select md5(${`data request ${index}`})::uuid, person.id, ${asked.kind}, ${asked.cameBy}, ${asked.text}, ${at},
          private.berlin_days_later(${at}, 30), ${done ? 'done' : 'open'}, ${done}::timestamptz,
          case when ${done}::timestamptz is not null then (select organiser.id from organiser) end, ''
        from person where person.id is not null
        on conflict do nothing returning *
      )
      insert into public.data_reads (reader_id, user_id, what, read_at)
        select a.handled_by, a.user_id, 'copy', a.closed_at from added a where a.kind = 'copy' and a.closed_at is not null`;
  }
  // The list of mentors, looked at yesterday.
  await sql`
    insert into public.data_reads (reader_id, what, columns, filter, person_ids, people_count, read_at)
    select s.user_id, 'people', '{email}', '{"role": "MENTOR"}', mentors.ids, cardinality(mentors.ids),
      ${new Date(today.getTime() - 86_400_000)}
    from private.profile_private s
    cross join (select array_agg(p.user_id order by p.user_id) as ids from private.profiles p where p.role = 'MENTOR') mentors
    where s.email = ${orga} and cardinality(mentors.ids) > 0
      and not exists (select from public.data_reads r where r.what = 'people')`;
}
