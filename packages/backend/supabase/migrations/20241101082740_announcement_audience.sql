-- Whom an announcement reaches: asked while it is written, counted before it is sent, and taken once more when it goes.

-- Nearly everybody has an address: who has none is found without looking at all the others.
create index profile_private_without_email_idx on private.profile_private (user_id) where coalesce(email, '') = '';

-- Whoever never confirmed their address is left out: it may be a stranger's. Planned with the values at hand, so that a rule
-- that is not there costs nothing.
create function private.audience(p_roles text[], p_rules jsonb, p_corrects_id uuid)
returns table (
  user_id uuid, team_id uuid, first_name text, last_name text, avatar text, locale text, has_address boolean,
  wants_mail boolean, is_confirmed boolean
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
#variable_conflict use_column
declare
  running uuid := (private.current_season()).id;
  asked uuid := (
    select m.id from public.milestones m where m.season_id = running and m.week = (p_rules ->> 'week')::integer
  );
  wanted_city text := private.folded(p_rules ->> 'city');
begin
  return query
  -- Each table is read once from end to end, for of a city or a name nobody knows beforehand how many have it.
  with facts as materialized (
    select f.user_id, f.team_id, f.confirmed_at from private.people_facts f
  ), season_teams as materialized (
    select t.id, t.status from public.teams t where t.season_id = running and t.status <> 'withdrawn'
  ), week as materialized (
    select t.id, coalesce(
      case
        when t.id in (select s.merged_into from public.teams s where s.merged_into is not null)
          then (private.counted_hand_in(t.id, asked)).state
        else h.state
      end, 'draft') as state
    from season_teams t
    left join public.hand_ins h on h.team_id = t.id and h.milestone_id = asked
    where asked is not null
  ), fitting as materialized (
    select w.id from week w
    where case p_rules ->> 'hand_in'
      when 'missing' then w.state = 'draft'
      when 'handed_in' then w.state <> 'draft'
      when 'returned' then w.state = 'changes_requested'
      when 'accepted' then w.state = 'accepted'
    end
  )
  select p.user_id, t.id, p.first_name, p.last_name, p.avatar, p.locale,
    p.user_id not in (select s.user_id from private.profile_private s where coalesce(s.email, '') = ''),
    not exists (
      select from public.mail_choices c where c.topic = 'announcements' and not c.wanted and c.user_id = p.user_id
    ),
    f.confirmed_at is not null
  from private.profiles p
  join facts f on f.user_id = p.user_id
  left join season_teams t on t.id = f.team_id
  where case
    when p_corrects_id is not null then p.user_id in (
      select r.user_id from public.announcement_recipients r
      where r.announcement_id = p_corrects_id and r.notified_at is not null
    )
    else p.role = any (p_roles)
      and (not p_rules ? 'city' or private.folded(p.city) = wanted_city)
      and case p_rules ->> 'team'
        when 'none' then t.id is null
        when 'any' then t.id is not null
        else not p_rules ? 'team' or t.status = p_rules ->> 'team'
      end
      and (not p_rules ? 'mentor' or (
        t.id is not null
        and t.id not in (select a.team_id from public.mentor_assignments a where a.status = 'active')
      ))
      and (not p_rules ? 'week' or t.id in (select w.id from fitting w))
      and (not p_rules ? 'chosen' or p.user_id in (
        select c.user_id from private.announcement_choices c
        where c.list_id = (p_rules ->> 'chosen')::uuid
      ))
      and (not p_rules ? 'event_id' or p.user_id in (
        select e.user_id from public.event_registrations e
        where e.event_id = (p_rules ->> 'event_id')::uuid and e.status in ('registered', 'attended')
      ))
  end;
end;
$$;
comment on function private.audience(text[], jsonb, uuid) is 'Who fits these roles and rules now, or whom the corrected announcement reached: with the team of the season, and whether a mail finds them and is wanted.';

create function private.audience_reach(p_roles text[], p_rules jsonb, p_corrects_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with fitting as materialized (
    select * from private.audience(p_roles, p_rules, p_corrects_id)
  ), reached as (
    select * from fitting where is_confirmed
  )
  select jsonb_build_object(
    'people', count(*), 'teams', count(distinct r.team_id), 'german', count(*) filter (where r.locale = 'de'),
    'no_address', count(*) filter (where not r.has_address),
    'mail_off', count(*) filter (where r.has_address and not r.wants_mail),
    'unconfirmed', (select count(*) from fitting f where not f.is_confirmed),
    'withdrawn_teams', case when p_corrects_id is null and p_rules ?| '{team,week,mentor}' and p_rules ->> 'team' is distinct from 'none' then (
      select count(*) from public.teams t
      where t.season_id = (select (private.current_season()).id) and t.status = 'withdrawn' and t.merged_into is null
    ) else 0 end,
    'names', coalesce((
      select jsonb_agg(n.name) from (
        select trim(concat_ws(' ', f.first_name, f.last_name)) as name from reached f
        order by f.last_name, f.first_name, f.user_id limit 5
      ) n
    ), '[]')
  ) from reached r;
$$;
comment on function private.audience_reach(text[], jsonb, uuid) is 'How many people that are, in how many teams and which language, how many a mail does not find or reach, who is left out, and the first five by name.';

create function private.require_audience(p_roles text[], p_rules jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_roles is null or cardinality(p_roles) = 0 or not p_roles <@ '{PARTICIPANT,MENTOR,ORGA}'
    or p_rules is null or not private.is_audience_rules(p_rules) then
    raise exception 'audience_invalid' using errcode = '22023';
  end if;
end;
$$;
comment on function private.require_audience(text[], jsonb) is 'Refuses what is no audience (22023 audience_invalid).';

create function public.audience_reach(p_roles text[], p_rules jsonb, p_corrects_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  perform private.require_audience(p_roles, p_rules);
  return private.audience_reach(p_roles, p_rules, p_corrects_id);
end;
$$;
comment on function public.audience_reach(text[], jsonb, uuid) is 'For ORGA: whom an announcement would reach now (42501 orga_only, 22023 audience_invalid).';
grant execute on function public.audience_reach(text[], jsonb, uuid) to authenticated;

create function private.audience_people(
  p_roles text[], p_rules jsonb, p_corrects_id uuid, p_after jsonb, p_limit integer
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(page) order by page.last_name, page.first_name, page.user_id), '[]') from (
    select a.user_id, a.first_name, a.last_name, a.avatar, a.locale, t.name as team,
      case when not a.has_address then 'no_address' when not a.wants_mail then 'off' else 'mail' end as mail
    from private.audience(p_roles, p_rules, p_corrects_id) a
    left join public.teams t on t.id = a.team_id
    where a.is_confirmed and (p_after is null or (a.last_name, a.first_name, a.user_id)
      > (p_after ->> 'last_name', p_after ->> 'first_name', (p_after ->> 'user_id')::uuid))
    order by a.last_name, a.first_name, a.user_id
    limit least(greatest(coalesce(p_limit, 0), 0), 100)
  ) page;
$$;
comment on function private.audience_people(text[], jsonb, uuid, jsonb, integer) is 'Those people by name, from behind the last one of the page before, a hundred at most.';

create function public.audience_people(
  p_roles text[], p_rules jsonb, p_corrects_id uuid default null, p_after jsonb default null, p_limit integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  perform private.require_audience(p_roles, p_rules);
  return private.audience_people(p_roles, p_rules, p_corrects_id, p_after, p_limit);
end;
$$;
comment on function public.audience_people(text[], jsonb, uuid, jsonb, integer) is 'For ORGA: a page of the people whom an announcement would reach now (42501 orga_only, 22023 audience_invalid).';
grant execute on function public.audience_people(text[], jsonb, uuid, jsonb, integer) to authenticated;
