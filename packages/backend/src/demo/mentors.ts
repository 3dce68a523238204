import type postgres from 'postgres';
import { demoAccounts } from './accounts';

/** The teams that the demo's mentor looks after. */
const TEAMS = ['spelzwerk', 'pegelstand', 'moosgrund', 'leihlot', 'halbvoll', 'fugenfest'];
/** The one that an organiser asks them about. */
const ASKED = 'drehlicht';
/** The one whose founder they know too well. */
const CLOSE = 'zweitfaden';

/** Gives six of the demo's teams their mentor, who is asked about a seventh, and lets mentors say what they take. What people made of it stays. */
export async function addMentors(sql: postgres.TransactionSql): Promise<void> {
  const email = (wanted: string) => demoAccounts.find(({ role }) => role === wanted)?.email ?? '';
  const mentor = email('MENTOR');
  await sql`
    insert into public.mentor_profiles (user_id, capacity, languages, line, takes_shared_queue)
    select p.user_id, case when own.email = ${mentor} then 7 else 3 + length(p.first_name) % 4 end,
      case when length(p.last_name) % 3 = 0 then '{de}' else '{de,en}' end::text[],
      case when own.email = ${mentor} then 'Write me the number first, then the story.' else '' end, own.email = ${mentor}
    from private.profiles p join private.profile_private own using (user_id)
    where p.role = 'MENTOR' and own.email like '%@grow.example'
    on conflict do nothing`;
  await sql`
    insert into public.mentor_assignments (team_id, mentor_id, status, created_at)
    select t.id, p.user_id, 'active', t.created_at + interval '1 day'
    from public.teams t join public.seasons s on s.id = t.season_id
    cross join private.profile_private p
    where s.label = 'GROW 24/25' and t.slug = any(${TEAMS}) and t.status <> 'withdrawn' and p.email = ${mentor}
      and not exists (
        select from public.mentor_assignments a where a.team_id = t.id and (a.mentor_id = p.user_id or a.status = 'active')
      )`;
  await sql`
    insert into public.mentor_assignments (team_id, mentor_id, asked_by)
    select t.id, p.user_id, o.user_id
    from public.teams t join public.seasons s on s.id = t.season_id
    join private.profile_private p on p.email = ${mentor}
    left join private.profile_private o on o.email = ${email('ORGA')}
    where s.label = 'GROW 24/25' and t.slug = ${ASKED} and t.status <> 'withdrawn'
      and not exists (select from public.mentor_assignments a where a.team_id = t.id)`;
  await sql`
    insert into public.mentor_conflicts (mentor_id, team_id, reason)
    select p.user_id, t.id, 'I have shares in it.'
    from public.teams t join public.seasons s on s.id = t.season_id join private.profile_private p on p.email = ${mentor}
    where s.label = 'GROW 24/25' and t.slug = ${CLOSE}
      and not exists (select from public.mentor_conflicts c where c.mentor_id = p.user_id)
    on conflict do nothing`;
}
