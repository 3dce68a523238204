-- Who should look after whom is computed outside the database, from one ground that it hands to organisers; what they accept
-- of it is checked again, pair by pair. Organisers hold on to pairs by pins. See decision 048.

create table public.mentor_pins (
  team_id uuid primary key references public.teams (id) on delete cascade,
  mentor_id uuid not null references private.profiles (user_id) on delete cascade,
  pinned_by uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time()
);
comment on table public.mentor_pins is 'Pairs of team and mentor that organisers hold on to: every proposal keeps them.';
comment on column public.mentor_pins.pinned_by is 'Which organiser; null once they are gone.';
create index mentor_pins_mentor_id_idx on public.mentor_pins (mentor_id);
create index mentor_pins_pinned_by_idx on public.mentor_pins (pinned_by);

alter table public.mentor_pins enable row level security;
grant select on public.mentor_pins to authenticated;
grant select, insert, update, delete on public.mentor_pins to service_role;

-- Organisers may read which pairs they hold on to.
create policy mentor_pins_read_by_orga on public.mentor_pins
  for select to authenticated
  using ((select private.is_orga()));

create function private.pin_mentor(p_orga uuid, p_team_id uuid, p_mentor_id uuid, p_now timestamptz) returns public.mentor_pins
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
  pin public.mentor_pins;
begin
  perform private.check_mentor(team, p_mentor_id, true);
  insert into public.mentor_pins (team_id, mentor_id, pinned_by, created_at) values (p_team_id, p_mentor_id, p_orga, p_now)
    on conflict (team_id) do update
      set mentor_id = excluded.mentor_id, pinned_by = excluded.pinned_by, created_at = excluded.created_at
      where mentor_pins.mentor_id <> excluded.mentor_id;
  select * into pin from public.mentor_pins where team_id = p_team_id;
  return pin;
end;
$$;
comment on function private.pin_mentor(uuid, uuid, uuid, timestamptz) is 'Holds on to a pair, instead of the one that the team had; the same again changes nothing (GR009, and what check_mentor refuses but mentor_full).';

-- Everybody in conflict with a team or somebody who is in it, and everybody who said no to it or gave it up and was not
-- asked again. An organiser who ends something with a reason has one against beginning it again.
create function private.forbidden_pairs(p_season_id uuid) returns table (team_id uuid, mentor_id uuid, reason text)
language sql stable security definer set search_path = '' as $$
  with team as materialized (
    select t.id from public.teams t where t.season_id = p_season_id and t.status in ('forming', 'active', 'finalist')
  ), conflict as (
    select c.team_id, c.mentor_id from public.mentor_conflicts c where c.team_id is not null
    union
    -- With one that went into it, of which there are few.
    select t.merged_into, c.mentor_id from public.teams t join public.mentor_conflicts c on c.team_id = t.id
    where t.merged_into is not null
    union
    select m.team_id, c.mentor_id from public.mentor_conflicts c
    join public.team_members m on m.user_id = c.person_id and m.season_id = p_season_id and m.left_at is null
    union
    select m.team_id, m.user_id from private.profiles p
    join public.team_members m on m.user_id = p.user_id and m.season_id = p_season_id and m.left_at is null
    where p.role in ('MENTOR', 'ORGA')
  ), answer as (
    select distinct on (a.team_id, a.mentor_id) a.team_id, a.mentor_id, a.status, a.reason
    from public.mentor_assignments a
    order by a.team_id, a.mentor_id, a.created_at desc, a.id
  )
  select c.team_id, c.mentor_id, 'conflict' from conflict c where c.team_id in (select id from team)
  union all
  select a.team_id, a.mentor_id, 'declined' from answer a
  where (a.status = 'declined' or a.status = 'ended' and a.reason <> '') and a.team_id in (select id from team)
    and not exists (select from conflict c where c.team_id = a.team_id and c.mentor_id = a.mentor_id);
$$;
comment on function private.forbidden_pairs(uuid) is 'Pairs of a season that are never proposed: in conflict, or declined or given up.';

-- Mentors, and organisers who said what they take or look after somebody already. A mentor may be away today.
create function private.proposal_mentors(p_now timestamptz)
returns table (
  id uuid, first_name text, last_name text, avatar text, skills text[], languages text[], cities text[], capacity integer,
  away_until date
)
language sql stable security definer set search_path = '' as $$
  select p.user_id, p.first_name, p.last_name, p.avatar, p.skills, coalesce(m.languages, '{}'),
    case when cardinality(m.cities) > 0 then m.cities when p.city is not null then array[p.city] else '{}' end,
    coalesce(m.capacity, 5), away.until
  from private.profiles p
  left join public.mentor_profiles m on m.user_id = p.user_id
  left join (
    select a.mentor_id, max(a.ends_on) as until from public.mentor_absences a
    where (p_now at time zone 'Europe/Berlin')::date between a.starts_on and a.ends_on
    group by a.mentor_id
  ) away on away.mentor_id = p.user_id
  where p.role = 'MENTOR' or p.role = 'ORGA' and (
    m.user_id is not null
    or p.user_id in (select a.mentor_id from public.mentor_assignments a where a.status in ('proposed', 'active'))
  );
$$;
comment on function private.proposal_mentors(timestamptz) is 'Whom a proposal may name, with what they offer; five teams and no language where they did not say.';

create function private.proposal_teams(p_season_id uuid)
returns table (
  id uuid, name text, slug text, logo text, city text, wanted_skills text[], languages text[], mentor_id uuid, asked_id uuid
)
language sql stable security definer set search_path = '' as $$
  with spoken as materialized (
    select m.team_id, array_agg(distinct p.locale order by p.locale) as languages
    from public.team_members m join private.profiles p on p.user_id = m.user_id
    where m.season_id = p_season_id and m.left_at is null
    group by m.team_id
  )
  select t.id, t.name, t.slug, t.logo, t.city, t.wanted_skills, coalesce(s.languages, '{}'), a.mentor_id, q.mentor_id
  from public.teams t
  left join spoken s on s.team_id = t.id
  left join public.mentor_assignments a on a.team_id = t.id and a.status = 'active'
  left join public.mentor_assignments q on q.team_id = t.id and q.status = 'proposed'
  where t.season_id = p_season_id and t.status in ('forming', 'active', 'finalist');
$$;
comment on function private.proposal_teams(uuid) is 'Teams that go on, with what they look for, the languages that their members chose, who looks after them and who is asked to.';

-- The hash is of what a pair may be refused for: who has whom, who takes how many, who is away, what is forbidden and what is
-- pinned. What only changes how well they fit leaves it as it is.
create function private.proposal_ground(p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with season as materialized (
    select s.id from private.current_season() s
  ), team as materialized (
    select t.* from season s cross join lateral private.proposal_teams(s.id) t
  ), mentor as materialized (
    select * from private.proposal_mentors(p_now)
  ), forbidden as materialized (
    select f.* from season s cross join lateral private.forbidden_pairs(s.id) f join mentor m on m.id = f.mentor_id
  ), pin as materialized (
    select p.* from public.mentor_pins p join team t on t.id = p.team_id
  )
  select jsonb_build_object(
    'hash', md5(concat_ws(' ',
      (select string_agg(concat_ws(',', t.id, coalesce(t.mentor_id::text, '-'), t.asked_id), ' ' order by t.id) from team t),
      (select string_agg(concat_ws(',', m.id, m.capacity, m.away_until is not null), ' ' order by m.id) from mentor m),
      (select string_agg(concat_ws(',', f.team_id, f.mentor_id), ' ' order by f.team_id, f.mentor_id) from forbidden f),
      (select string_agg(concat_ws(',', p.team_id, p.mentor_id), ' ' order by p.team_id) from pin p)
    )),
    'computed_at', p_now,
    'teams', coalesce((select jsonb_agg(to_jsonb(t) order by t.id) from team t), '[]'),
    'mentors', coalesce((select jsonb_agg(to_jsonb(m) order by m.id) from mentor m), '[]'),
    'forbidden', coalesce((select jsonb_agg(to_jsonb(f) order by f.team_id, f.mentor_id) from forbidden f), '[]'),
    'pins', coalesce((select jsonb_agg(to_jsonb(p) order by p.team_id) from pin p), '[]')
  );
$$;
comment on function private.proposal_ground(timestamptz) is 'All that a proposal of mentors is computed from, with a hash of what its pairs may be refused for.';

create function public.proposal_ground() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.proposal_ground(private.current_time()) where private.acting_organiser() is not null;
$$;
comment on function public.proposal_ground() is 'For ORGA: all that a proposal of mentors is computed from (42501 orga_only).';
grant execute on function public.proposal_ground() to authenticated;

create function public.pin_mentor(p_team_id uuid, p_mentor_id uuid) returns public.mentor_pins
language sql security definer set search_path = '' as $$
  select private.pin_mentor(private.acting_organiser(), p_team_id, p_mentor_id, private.current_time());
$$;
comment on function public.pin_mentor(uuid, uuid) is 'An organiser holds on to a pair (42501 orga_only, GR009, GR017, GR081, GR084).';
grant execute on function public.pin_mentor(uuid, uuid) to authenticated;

create function public.unpin_mentor(p_team_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.mentor_pins where team_id = p_team_id and private.acting_organiser() is not null;
$$;
comment on function public.unpin_mentor(uuid) is 'An organiser lets the pair of a team go; what is not pinned stays so (42501 orga_only).';
grant execute on function public.unpin_mentor(uuid) to authenticated;
