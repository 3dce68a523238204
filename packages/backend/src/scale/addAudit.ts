import type postgres from 'postgres';
import { forgetLoad } from '../demo/audit';
import { scalePeople } from './people';
import { scaleTeams } from './teams';

/** How many entries the log has at scale: those of a season with a thousand teams. */
export const SCALE_AUDIT = 200_000;

/** Adds entries of the log: mostly hand-ins and reviews, a third with a reason, some of every kind, over a hundred days. */
export async function addScaleAudit(sql: postgres.TransactionSql, now: Date): Promise<void> {
  await forgetLoad(sql);
  const people = scalePeople();
  const idsOf = (isMentor: boolean) =>
    people.filter(({ profile }) => (profile.role === 'MENTOR') === isMentor).map(({ id }) => id);
  await sql`
    with given as (
      select ${idsOf(true)}::uuid[] as mentors, ${idsOf(false)}::uuid[] as people, ${scaleTeams().map(({ id }) => id)}::uuid[] as teams,
        array(select user_id from private.profiles where role = 'ORGA' order by user_id) as organisers
    ), entry as (
      select n, n * 7919 % 1000 as lot, given.people[1 + n * 31 % cardinality(given.people)] as person,
        given.teams[1 + n * 17 % cardinality(given.teams)] as team,
        case
          when n % 10 = 0 then null
          when n % 2 = 0 then given.mentors[1 + n / 2 % cardinality(given.mentors)]
          else given.organisers[1 + n % greatest(cardinality(given.organisers), 1)]
        end as actor
      from given cross join generate_series(1, ${SCALE_AUDIT}::integer) n
    ), kinds as (
      select entry.*, k.kind, k.entity from entry cross join lateral (select * from (values
        (400, 'hand_in', 'hand_ins'), (650, 'review', 'hand_in_verdicts'), (800, 'event', 'event_registrations'),
        (900, 'team', 'team_members'), (950, 'person', 'profiles'), (990, 'mentor', 'mentor_assignments'),
        (995, 'season', 'milestones'), (996, 'announcement', 'announcements'), (1000, 'content', 'faqs')
      ) k (below, kind, entity) where entry.lot < k.below order by k.below limit 1) k
    )
    insert into public.audit_log (
      actor_id, is_automatic, kind, entity, entity_id, action, team_id, person_id, person_ids, subject, before, after, reason, created_at
    )
    select actor, actor is null, kind, entity, gen_random_uuid(), case when n % 50 = 0 then 'delete' else 'update' end,
      case when kind in ('hand_in', 'review', 'team', 'mentor') then team end,
      case when kind in ('event', 'team', 'person') then person end,
      case when kind in ('event', 'team', 'person') then array[person] else '{}' end,
      '{"number": 1}', '{"state": "submitted"}', '{"state": "in_review"}',
      case when n % 3 = 0 then (array['They were ill', 'Two of three people are ill', 'Asked for by the mentor'])[1 + n / 3 % 3]
        || case when n % 5000 = 0 then ', see the note of Bela' else '' end end,
      ${now}::timestamptz - make_interval(secs => (${SCALE_AUDIT}::integer - n) * 43.2)
    from kinds order by n`;
}

/** Adds what people asked of their data, most of it answered, and who looked at whom. */
export async function addScalePrivacy(sql: postgres.TransactionSql, now: Date): Promise<void> {
  const people = scalePeople().map(({ id }) => id);
  await sql`
    insert into public.data_requests (user_id, kind, asked_at, due_at, state, closed_at, created_at)
    select (${people}::uuid[])[n], (array['copy', 'deletion', 'correction'])[1 + n % 3], asked.at, asked.at + interval '30 days',
      case when n % 8 = 0 then 'open' else 'done' end, case when n % 8 <> 0 then asked.at + interval '2 days' end, asked.at
    from generate_series(1, 800) n cross join lateral (select ${now}::timestamptz - make_interval(hours => n) as at) asked`;
  await sql`
    insert into public.data_reads (reader_id, user_id, what, read_at)
    select (select user_id from private.profiles where role = 'ORGA' order by user_id limit 1), (${people}::uuid[])[n % 5000 + 1],
      case when n % 20 = 0 then 'copy' else 'confidences' end, ${now}::timestamptz - make_interval(mins => n * 7)
    from generate_series(1, 20000) n`;
  await sql`
    insert into public.data_reads (reader_id, what, columns, filter, person_ids, people_count, read_at)
    select (select user_id from private.profiles where role = 'ORGA' order by user_id limit 1),
      case when n % 40 = 0 then 'people_file' else 'people' end, '{email}', '{"role": "PARTICIPANT"}',
      (${people}::uuid[])[page.place : page.place + 24], 25, ${now}::timestamptz - make_interval(mins => n * 40)
    from generate_series(1, 3000) n cross join lateral (select n * 25 % 4950 + 1 as place) page`;
}
