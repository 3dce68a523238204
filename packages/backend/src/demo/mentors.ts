import type postgres from 'postgres';
import { demoAccounts } from './accounts';

/** The teams that the demo's mentor looks after. */
const TEAMS = ['spelzwerk', 'pegelstand', 'moosgrund', 'leihlot', 'halbvoll', 'fugenfest'];

/** Gives six of the demo's teams their mentor. A team that has one, or had this one, keeps what people made of it. */
export async function addMentors(sql: postgres.TransactionSql): Promise<void> {
  const mentor = demoAccounts.find(({ role }) => role === 'MENTOR');
  await sql`
    insert into public.mentor_assignments (team_id, mentor_id, status, created_at)
    select t.id, p.user_id, 'active', t.created_at + interval '1 day'
    from public.teams t join public.seasons s on s.id = t.season_id
    cross join private.profile_private p
    where s.label = 'GROW 24/25' and t.slug = any(${TEAMS}) and t.status <> 'withdrawn' and p.email = ${mentor?.email ?? ''}
      and not exists (
        select from public.mentor_assignments a where a.team_id = t.id and (a.mentor_id = p.user_id or a.status = 'active')
      )`;
}
