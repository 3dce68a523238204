import type postgres from 'postgres';
import type { ScalePerson } from './people';
import { scaleRequests, scaleTeams } from './teams';

/** Adds teams of the current season with members, roles, requests and what people are told; a statement a table. */
export async function addScaleTeams(
  sql: postgres.TransactionSql,
  people: readonly ScalePerson[],
  now: Date,
): Promise<void> {
  const teams = scaleTeams();
  const idOf = (index: number): string => people[index]?.id ?? '';
  const rows = teams.map(({ members, ...team }) => ({ ...team, captain_id: idOf(members[0] ?? 0) }));
  await sql`
    insert into public.teams (
      id, season_id, name, slug, pitch, description, stage, industry, city, captain_id, listed, created_at
    )
    select t.id, season.id, t.name, t.slug, t.pitch, t.description, t.stage, t.industry, t.city, t.captain_id, t.listed,
      ${now}::timestamptz - make_interval(mins => t.age)
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as t (
        id uuid, name text, slug text, pitch text, description text, stage text, industry text, city text,
        captain_id uuid, listed boolean, age integer
      )
      cross join private.current_season() season`;
  const members = teams.flatMap(({ id, members: list }) =>
    list.map((person, place) => ({ team_id: id, user_id: idOf(person), place })),
  );
  await sql`
    insert into public.team_members (team_id, season_id, user_id, joined_at)
    select m.team_id, t.season_id, m.user_id, t.created_at + make_interval(mins => 10 * m.place)
    from jsonb_to_recordset(${JSON.stringify(members)}::text::jsonb) as m (team_id uuid, user_id uuid, place integer)
      join public.teams t on t.id = m.team_id
    order by m.team_id, m.place`;
  const roles = teams.flatMap((team) => team.roles.map((role) => ({ ...role, team_id: team.id })));
  await sql`
    insert into public.team_roles (id, team_id, title, skills)
    select r.id, r.team_id, r.title, r.skills
    from jsonb_populate_recordset(null::public.team_roles, ${JSON.stringify(roles)}::text::jsonb) r`;
  const requests = scaleRequests(teams).map(({ team, person, ...request }) => ({
    ...request,
    team_id: team.id,
    user_id: idOf(person),
    created_by: request.kind === 'apply' ? idOf(person) : idOf(team.members[0] ?? 0),
  }));
  await sql`
    insert into public.team_requests (id, team_id, season_id, kind, user_id, message, status, created_by, expires_at, created_at)
    select r.id, r.team_id, t.season_id, r.kind, r.user_id, 'I have read your pitch twice.', r.status, r.created_by,
      made.at + interval '14 days', made.at
    from jsonb_to_recordset(${JSON.stringify(requests)}::text::jsonb) as r (
        id uuid, team_id uuid, kind text, user_id uuid, status text, created_by uuid, age integer
      )
      cross join lateral (select ${now}::timestamptz - make_interval(mins => r.age) as at) made
      join public.teams t on t.id = r.team_id`;
  await sql`
    insert into public.notifications (user_id, kind, actor_id, team_id, payload, created_at)
    select case r.kind when 'apply' then t.captain_id else r.user_id end,
      case r.kind when 'apply' then 'team_request' else 'team_invite' end,
      r.created_by, r.team_id, jsonb_build_object('request_id', r.id), r.created_at
    from public.team_requests r join public.teams t on t.id = r.team_id
    where r.id = any (${requests.map(({ id }) => id)}::uuid[])`;
  // Every tenth team has invited an address, too.
  await sql`
    with invitation as (
      insert into public.team_requests (team_id, season_id, kind, created_by, expires_at)
      select t.id, t.season_id, 'invite', t.captain_id, ${now}::timestamptz + interval '14 days'
      from unnest(${teams.filter((_, index) => index % 10 === 0).map(({ id }) => id)}::uuid[]) id
        join public.teams t using (id)
      returning id
    )
    insert into private.mail_invitations (request_id, email, email_hash)
    select id, email, sha256(convert_to(email, 'utf8'))
    from invitation cross join lateral (select 'invited-' || id || '@university.example' as email) address`;
}
