import type postgres from 'postgres';
import { SCALE, type ScalePerson } from './people';

/** A season of announcements: one a week, to every participant. */
export const SCALE_ANNOUNCEMENTS = 12;

/** Adds announcements to every participant, with what became of each mail: some came back, some people want none. */
export async function addScaleAnnouncements(
  sql: postgres.TransactionSql,
  people: readonly ScalePerson[],
  now: Date,
): Promise<void> {
  const ids = people.slice(0, SCALE.participants).map(({ id }) => id);
  await sql`
    insert into public.announcements
      (id, season_id, audience, rules, title_en, title_de, body_en, body_de, send_at, sent_at)
    select md5('announcement ' || n)::uuid, s.id, '{PARTICIPANT}', case when n % 3 = 0 then '{"team": "any"}' else '{}' end::jsonb,
      'News of week ' || n, 'Neues aus Woche ' || n, repeat('What happens, and what follows. ', 10),
      repeat('Was geschieht, und was folgt. ', 10), sent.at, sent.at
    from private.current_season() s, generate_series(1, ${SCALE_ANNOUNCEMENTS}::int) n
    cross join lateral (select ${now}::timestamptz - make_interval(days => 7 * n) as at) sent`;
  await sql`
    insert into public.announcement_recipients (announcement_id, user_id, mail, mail_id, attempts, error, mailed_at, notified_at)
    select a.id, p.id, listed.mail, md5(a.id || p.id::text)::uuid, case listed.mail when 'dead' then 6 else 1 end,
      case listed.mail when 'dead' then '550 no such mailbox' end, case listed.mail when 'sent' then a.sent_at end, a.sent_at
    from public.announcements a
    cross join unnest(${ids}::uuid[]) with ordinality p (id, n)
    cross join lateral (
      select case when p.n % 97 = 0 then 'dead' when p.n % 31 = 0 then 'off' else 'sent' end as mail
    ) listed
    where a.id in (select md5('announcement ' || n)::uuid from generate_series(1, ${SCALE_ANNOUNCEMENTS}::int) n)
    order by a.id, p.id`;
}
