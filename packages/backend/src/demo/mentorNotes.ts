import type postgres from 'postgres';
import { demoAccounts } from './accounts';

/** What the demo's mentor keeps for herself: about which team, how many days after the season began, and of which week's hand-in. */
const NOTES: readonly { team: string; day: number; week?: number; text: string }[] = [
  { team: 'spelzwerk', day: 17, text: 'Jonna carries the talking alone. Ask Emre something next time.' },
  { team: 'spelzwerk', day: 24, week: 3, text: 'The second interview was with a friend of theirs.' },
  { team: 'pegelstand', day: 27, text: 'They know the sensor and not one person who would pay for it.' },
  { team: 'moosgrund', day: 20, text: 'Quiet because they work, not because they are stuck.' },
];

/** Adds the private notes of the demo's mentor. Those that are there stay as she left them. */
export async function addMentorNotes(sql: postgres.TransactionSql): Promise<void> {
  const mentor = demoAccounts.find(({ role }) => role === 'MENTOR');
  for (const { team, day, week, text } of NOTES)
    await sql`
      insert into public.mentor_notes (id, team_id, version_id, author_id, text, created_at)
      select md5(${text})::uuid, t.id, (
          select v.id from public.hand_in_versions v
          join public.hand_ins h on h.id = v.hand_in_id and h.version = v.number
          join public.milestones m on m.id = h.milestone_id
          where h.team_id = t.id and m.week = ${week ?? 0}
        ), a.mentor_id, ${text}, (s.starts_on + ${day}::int + time '21:40') at time zone 'Europe/Berlin'
      from public.teams t join public.seasons s on s.id = t.season_id
      join public.mentor_assignments a on a.team_id = t.id and a.status = 'active'
      join private.profile_private p on p.user_id = a.mentor_id
      where s.label = 'GROW 24/25' and t.slug = ${team} and p.email = ${mentor?.email ?? ''}
      on conflict do nothing`;
}
