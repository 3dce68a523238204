-- What a person did in each season, for a page that they print and show to others.

-- Who left a team before the season began took no part in it. A mentor took part by what they did: teams that they look after,
-- read or met.
create function private.participation(p_user_id uuid)
returns table (
  season_id uuid, season text, starts_on date, ends_on date, first_name text, last_name text, as_mentor boolean, teams text[],
  since date, until date, hand_ins integer, reviews integer, meetings integer
)
language sql stable security definer set search_path = '' as $$
  with membership as (
    select s.id as season_id, t.name as team, m.team_id, m.joined_at, m.left_at,
      greatest((m.joined_at at time zone 'Europe/Berlin')::date, s.starts_on) as since,
      case when m.left_at is not null then
        least((m.left_at at time zone 'Europe/Berlin')::date, s.starts_on + 7 * s.weeks - 1)
      end as until
    from public.team_members m
    join public.teams t on t.id = m.team_id
    join public.seasons s on s.id = m.season_id
    where m.user_id = p_user_id and (m.left_at is null or (m.left_at at time zone 'Europe/Berlin')::date > s.starts_on)
  ), handed_in as (
    select m.season_id, count(distinct h.milestone_id)::integer as hand_ins
    from membership m
    join public.hand_ins h on h.team_id = m.team_id
    join public.hand_in_versions v on v.hand_in_id = h.id
    where v.handed_in_at between m.joined_at and coalesce(m.left_at, 'infinity')
    group by m.season_id
  ), reviewed as (
    select v.team_id, count(*)::integer as reviews from public.hand_in_verdicts v
    where v.author_id = p_user_id and v.settled_at is not null group by v.team_id
  ), met as (
    select b.team_id, count(*)::integer as meetings from public.office_hour_bookings b
    where b.mentor_id = p_user_id and b.state = 'held' group by b.team_id
  ), mentored as (
    select t.season_id, t.name as team, r.reviews, met.meetings
    from public.teams t
    left join reviewed r on r.team_id = t.id
    left join met on met.team_id = t.id
    where t.id in (
      select a.team_id from public.mentor_assignments a where a.mentor_id = p_user_id and a.status = 'active'
      union select reviewed.team_id from reviewed
      union select met.team_id from met
    )
  ), part as (
    select m.season_id, false as as_mentor, array_agg(m.team order by m.since, m.team) as teams, min(m.since) as since,
      case when bool_and(m.until is not null) then max(m.until) end as until, coalesce(max(h.hand_ins), 0) as hand_ins,
      0 as reviews, 0 as meetings
    from membership m left join handed_in h using (season_id) group by m.season_id
    union all
    select m.season_id, true, array_agg(m.team order by m.team), null, null, 0,
      coalesce(sum(m.reviews), 0)::integer, coalesce(sum(m.meetings), 0)::integer
    from mentored m group by m.season_id
  )
  select s.id, s.label, s.starts_on, s.starts_on + 7 * s.weeks - 1, p.first_name, p.last_name, part.as_mentor, part.teams,
    coalesce(part.since, s.starts_on), part.until, part.hand_ins, part.reviews, part.meetings
  from part
  join public.seasons s on s.id = part.season_id
  join private.profiles p on p.user_id = p_user_id
  where s.starts_on <= (private.current_time() at time zone 'Europe/Berlin')::date
  order by s.starts_on desc, part.as_mentor;
$$;
comment on function private.participation(uuid) is 'What a person did in each season that has begun, as a member and as a mentor, the latest first.';

create function public.participation(p_user_id uuid default null)
returns table (
  season_id uuid, season text, starts_on date, ends_on date, first_name text, last_name text, as_mentor boolean, teams text[],
  since date, until date, hand_ins integer, reviews integer, meetings integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.acting_person();
begin
  if coalesce(p_user_id, person) <> person then
    perform private.acting_organiser();
  end if;
  return query select * from private.participation(coalesce(p_user_id, person));
end;
$$;
comment on function public.participation(uuid) is 'What the caller did in each season, or for organisers what somebody else did (42501 not_signed_in, second_factor_needed, orga_only).';
grant execute on function public.participation(uuid) to authenticated;
