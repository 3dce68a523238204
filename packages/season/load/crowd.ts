// People in teams by the thousand, a statement a table. They are additional to those at scale.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';

/** Somebody who will come. */
export interface CrowdPerson {
  readonly id: string;
  readonly email: string;
}

/** A team; its first member is the captain. */
export interface CrowdTeam {
  readonly id: string;
  readonly members: readonly CrowdPerson[];
}

/** Adds teams of the current season with as many members each. */
export async function addCrowd(sql: postgres.Sql, teams: number, members: number): Promise<CrowdTeam[]> {
  const crowd = Array.from({ length: teams }, (): CrowdTeam => {
    const people = Array.from({ length: members }, () => {
      const id = randomUUID();
      return { id, email: `${id}@load.grow.example` };
    });
    return { id: randomUUID(), members: people };
  });
  const people = JSON.stringify(crowd.flatMap((team) => team.members));
  const places = JSON.stringify(
    crowd.flatMap((team) => team.members.map(({ id }) => ({ team_id: team.id, user_id: id }))),
  );
  await sql.begin(async (transaction) => {
    await transaction`
      insert into auth.users (
        instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
        confirmation_token, recovery_token, email_change_token_new, email_change, created_at, updated_at
      )
      select '00000000-0000-0000-0000-000000000000', p.id, 'authenticated', 'authenticated', p.email, '', now(),
        '{"provider": "email", "providers": ["email"]}',
        '{"first_name": "Robin", "last_name": "Brandt", "locale": "en"}', '', '', '', '', now(), now()
      from jsonb_to_recordset(${people}::text::jsonb) as p (id uuid, email text)`;
    await transaction`
      insert into public.consents (user_id, kind, version)
      select p.id, kind, '2024-10' from jsonb_to_recordset(${people}::text::jsonb) as p (id uuid)
        cross join unnest(array['terms', 'privacy']) as kind`;
    const captains = JSON.stringify(crowd.map(({ id, members: [first] }) => ({ id, captain_id: first?.id })));
    await transaction`
      insert into public.teams (id, season_id, name, slug, pitch, captain_id, listed)
      select t.id, season.id, 'Crowd ' || left(t.id::text, 8), 'crowd-' || t.id, 'A box that comes back.', t.captain_id, false
      from jsonb_to_recordset(${captains}::text::jsonb) as t (id uuid, captain_id uuid)
        cross join private.current_season() season`;
    await transaction`
      insert into public.team_members (team_id, season_id, user_id)
      select m.team_id, t.season_id, m.user_id
      from jsonb_to_recordset(${places}::text::jsonb) as m (team_id uuid, user_id uuid)
        join public.teams t on t.id = m.team_id`;
  });
  await sql.unsafe(
    'analyze auth.users, private.profiles, public.consents, public.teams, public.team_members',
  );
  return crowd;
}
