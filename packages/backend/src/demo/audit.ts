import type postgres from 'postgres';
import { demoAccounts } from './accounts';

/** Takes what a load itself just changed out of the log: nobody did that. */
export async function forgetLoad(sql: postgres.TransactionSql): Promise<void> {
  await sql`select set_config('grow.forgetting', 'yes', true)`;
  await sql`delete from public.audit_log where is_automatic and not is_own and created_at = private.current_time()`;
  await sql`select set_config('grow.forgetting', '', true)`;
}

/** Adds what the demo's organiser and mentors did. Entries that are there stay, but for the load's own. */
export async function addAudit(sql: postgres.TransactionSql): Promise<void> {
  await forgetLoad(sql);
  await addReviews(sql);
  await addMentoring(sql);
}

/** What mentors decided about hand-ins, and that a mentor said so. */
async function addReviews(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into public.audit_log (actor_id, kind, entity, entity_id, action, team_id, subject, before, after, hidden, created_at)
    select v.author_id, 'review', 'hand_in_verdicts', v.id, 'insert', v.team_id,
      jsonb_build_object('hand_in_id', v.hand_in_id), null::jsonb, jsonb_build_object('decision', v.decision), '{note}'::text[],
      v.settled_at - interval '5 seconds'
    from public.hand_in_verdicts v
    where v.settled_at is not null and v.author_id is not null
      and not exists (select from public.audit_log l where l.entity = 'hand_in_verdicts' and l.entity_id = v.id)
    union all
    select v.author_id, 'hand_in', 'hand_ins', v.hand_in_id, 'update', v.team_id,
      jsonb_build_object('milestone_id', h.milestone_id), '{"state": "in_review"}'::jsonb, jsonb_build_object('state', v.decision), '{}'::text[],
      v.settled_at
    from public.hand_in_verdicts v join public.hand_ins h on h.id = v.hand_in_id
    where v.settled_at is not null and v.author_id is not null
      and not exists (select from public.audit_log l where l.entity = 'hand_in_verdicts' and l.entity_id = v.id)
    order by 11`;
}

/** That the organiser made somebody a mentor, and gave teams to mentors. */
async function addMentoring(sql: postgres.TransactionSql): Promise<void> {
  const orga = demoAccounts.find(({ role }) => role === 'ORGA');
  const organiser = sql`(select user_id from private.profile_private where email = ${orga?.email ?? ''})`;
  await sql`
    insert into public.audit_log (actor_id, kind, entity, entity_id, action, person_id, person_ids, before, after, created_at)
    select ${organiser}, 'person', 'profiles', p.user_id, 'update', p.user_id, array[p.user_id],
      '{"role": "PARTICIPANT"}', '{"role": "MENTOR"}', (s.starts_on - 5 + time '16:20') at time zone 'Europe/Berlin'
    from private.profiles p cross join public.seasons s
    where p.role = 'MENTOR' and s.label = 'GROW 24/25'
      and not exists (select from public.audit_log l where l.entity = 'profiles' and l.entity_id = p.user_id)`;
  await sql`
    insert into public.audit_log (actor_id, kind, entity, entity_id, action, team_id, person_ids, subject, after, created_at)
    select a.asked_by, 'mentor', 'mentor_assignments', a.id, 'insert', a.team_id, array[a.mentor_id],
      jsonb_build_object('mentor_id', a.mentor_id), jsonb_build_object('status', a.status), a.created_at
    from public.mentor_assignments a
    where a.asked_by is not null
      and not exists (select from public.audit_log l where l.entity = 'mentor_assignments' and l.entity_id = a.id)`;
}
