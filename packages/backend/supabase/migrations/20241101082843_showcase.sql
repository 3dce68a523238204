-- Who reads stories: everybody what is public, the team its workspace, organisers the list from which they hide one.

create function public.showcase_stories()
returns table (
  slug text, name text, season_label text, season_starts_on date, season_weeks integer, city text, topic text, team_size integer,
  place integer, prize_euros integer, published_at timestamptz, content jsonb
)
language sql stable security definer set search_path = '' as $$
  select s.slug, t.name, n.label, n.starts_on, n.weeks, t.city, t.industry, (v.content ->> 'team_size')::integer, s.final_place, s.prize_euros,
    s.published_at, private.public_story(v.content)
  from private.public_stories() s
  join private.story_versions v on v.story_id = s.id and v.number = s.published_version
  join public.teams t on t.id = s.team_id
  join public.seasons n on n.id = t.season_id
  order by n.starts_on desc, s.final_place nulls last, t.name, s.slug;
$$;
comment on function public.showcase_stories() is 'Every published story as everybody may read it; nothing of drafts, of who was asked, and no ids of people.';
grant execute on function public.showcase_stories() to anon, authenticated, service_role;

create function public.showcase_seasons()
returns table (label text, starts_on date, students integer, teams integer, finalists integer)
language sql stable security definer set search_path = '' as $$
  select n.label, n.starts_on,
    coalesce(h.students, (
      select count(distinct m.user_id) from public.team_members m where m.season_id = n.id
    ))::integer,
    coalesce(h.teams, (
      select count(*) from public.teams t where t.season_id = n.id and t.merged_into is null
    ))::integer,
    coalesce(h.finalists, (
      select count(*) from public.teams t where t.season_id = n.id and t.status in ('finalist', 'finished')
    ))::integer
  from public.seasons n left join private.season_histories h on h.season_id = n.id
  where n.opened_at is not null and (
    n.starts_on < (private.current_season()).starts_on
    or exists (select from private.public_stories() s join public.teams t on t.id = s.team_id where t.season_id = n.id)
  )
  order by n.starts_on desc;
$$;
comment on function public.showcase_seasons() is 'Seasons before the current one, and the current one once a story of it is public, in numbers.';
grant execute on function public.showcase_seasons() to anon, authenticated, service_role;

create function private.story_standing(p_story private.stories) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'version_id', v.id, 'number', v.number, 'submitted_at', v.submitted_at, 'recalled_at', v.recalled_at,
    'consents', coalesce((
      select jsonb_agg(jsonb_build_object(
        'user_id', c.user_id, 'name', private.story_name(c.user_id), 'state', c.state, 'note', c.note, 'answered_at', c.answered_at
      ) order by c.state = 'agreed', private.story_name(c.user_id), c.user_id)
      from private.story_consents c where c.version_id = v.id
    ), '[]')
  )
  from private.story_versions v where v.story_id = p_story.id order by v.number desc limit 1;
$$;
comment on function private.story_standing(private.stories) is 'The newest version of a story and what everybody who was asked says.';

create function public.story_workspace()
returns table (
  team_id uuid, name text, is_captain boolean, season_label text, season_starts_on date, season_weeks integer, city text, topic text,
  team_size integer, can_write boolean, slug text, place integer, prize_euros integer, draft jsonb, draft_version integer,
  written_at timestamptz, published_version integer, published_at timestamptz, hidden_at timestamptz, hidden_reason text,
  version jsonb, weeks jsonb, people jsonb, totals jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := private.acting_person();
begin
  return query
  select t.id, t.name, t.captain_id is not distinct from person, n.label, n.starts_on, n.weeks, t.city, t.industry, t.member_count,
    t.status in ('finalist', 'finished'), s.slug, s.final_place, s.prize_euros, coalesce(s.draft, '{}'), coalesce(s.draft_version, 0),
    s.written_at, s.published_version, s.published_at, s.hidden_at, s.hidden_reason, private.story_standing(s),
    (select coalesce(jsonb_agg(to_jsonb(w)), '[]') from private.story_weeks(t.id, private.current_time()) w),
    (
      select coalesce(jsonb_agg(to_jsonb(p) order by array_position('{member,former,mentor,juror}', p.kind), p.name), '[]')
      from private.story_people(t.id) p
    ),
    jsonb_build_object(
      'interviews', private.story_traction(t.id, 'interviews'), 'test_users', private.story_traction(t.id, 'test_users'),
      'pre_orders', private.story_traction(t.id, 'pre_orders'), 'revenue', private.story_traction(t.id, 'revenue')
    )
  from public.team_members m
  join public.teams t on t.id = m.team_id
  join public.seasons n on n.id = t.season_id
  left join private.stories s on s.team_id = t.id
  where m.user_id = person and m.left_at is null
  -- The newest season in which there is something to write, else the newest.
  order by t.status in ('finalist', 'finished') desc, n.starts_on desc
  limit 1;
end;
$$;
comment on function public.story_workspace() is 'What the caller''s team writes its story with: the draft, what its record says, whom it may name, and what was answered; no row without a team.';
grant execute on function public.story_workspace() to authenticated;

create function private.list_stories() returns table (
  team_id uuid, name text, slug text, season_label text, status text, place integer, prize_euros integer, is_public boolean,
  published_at timestamptz, hidden_at timestamptz, hidden_reason text, asked integer, agreed integer, submitted_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select t.id, t.name, s.slug, n.label, t.status, s.final_place, s.prize_euros,
    s.id in (select p.id from private.public_stories() p), s.published_at, s.hidden_at, s.hidden_reason, said.asked, said.agreed, v.submitted_at
  from private.stories s
  join public.teams t on t.id = s.team_id
  join public.seasons n on n.id = t.season_id
  left join lateral (
    select o.id, o.submitted_at from private.story_versions o
    where o.story_id = s.id and o.recalled_at is null order by o.number desc limit 1
  ) v on true
  left join lateral (
    select count(*)::integer as asked, (count(*) filter (where c.state = 'agreed'))::integer as agreed
    from private.story_consents c where c.version_id = v.id
  ) said on true
  order by n.starts_on desc, s.final_place nulls last, t.name
  limit 500;
$$;
comment on function private.list_stories() is 'Every story with how far it is, the newest season first.';

create function public.list_stories() returns table (
  team_id uuid, name text, slug text, season_label text, status text, place integer, prize_euros integer, is_public boolean,
  published_at timestamptz, hidden_at timestamptz, hidden_reason text, asked integer, agreed integer, submitted_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  return query select * from private.list_stories();
end;
$$;
comment on function public.list_stories() is 'For ORGA: every story with how far it is; at most 500 (42501 orga_only).';
grant execute on function public.list_stories() to authenticated;

create function private.hide_story(p_user_id uuid, p_team_id uuid, p_reason text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  story private.stories;
  notified uuid[];
begin
  select * into story from private.stories where team_id = p_team_id for update;
  if not found then
    raise exception 'story_not_found' using errcode = 'GR009';
  end if;
  if (story.hidden_at is not null) = (p_reason is not null) then
    return;
  end if;
  update private.stories set hidden_at = case when p_reason is not null then p_now end, hidden_reason = p_reason,
      hidden_by = case when p_reason is not null then p_user_id end
    where id = story.id;
  if story.published_version is not null then
    perform private.note_site_rebuild(case when p_reason is not null then 'hidden' else 'shown' end, p_now);
  end if;
  if p_reason is not null then
    notified := array(select m.user_id from public.team_members m where m.team_id = p_team_id and m.left_at is null);
    perform private.notify_each(
      notified, 'story_hidden', array_fill(p_user_id, array[cardinality(notified)]), array_fill(p_team_id, array[cardinality(notified)]),
      jsonb_build_object('story', story.slug), null, p_now
    );
  end if;
end;
$$;
comment on function private.hide_story(uuid, uuid, text, timestamptz) is 'Keeps a story from the public with a reason, or shows it again without one; twice does no harm (GR009 story_not_found).';

create function public.hide_story(p_team_id uuid, p_reason text) returns void
language sql security definer set search_path = '' as $$
  select private.hide_story(private.acting_orga(p_reason), p_team_id, trim(p_reason), private.current_time());
$$;
comment on function public.hide_story(uuid, text) is 'An organiser hides a story; the team reads why (42501 orga_only, 22023 reason_needed, GR009).';
grant execute on function public.hide_story(uuid, text) to authenticated;

create function public.show_story(p_team_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.hide_story(private.acting_organiser(), p_team_id, null, private.current_time());
$$;
comment on function public.show_story(uuid) is 'An organiser lets a story that was hidden be public again, if everybody still agrees (42501 orga_only, GR009).';
grant execute on function public.show_story(uuid) to authenticated;

create function private.place_story(p_team_id uuid, p_place integer, p_prize_euros integer, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  story private.stories;
begin
  update private.stories set final_place = p_place, prize_euros = p_prize_euros where team_id = p_team_id returning * into story;
  if not found then
    raise exception 'story_not_found' using errcode = 'GR009';
  end if;
  if story.published_version is not null then
    perform private.note_site_rebuild('shown', p_now);
  end if;
end;
$$;
comment on function private.place_story(uuid, integer, integer, timestamptz) is 'Notes what a team won in the final (GR009 story_not_found).';

create function public.place_story(p_team_id uuid, p_place integer default null, p_prize_euros integer default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  perform private.place_story(p_team_id, p_place, p_prize_euros, private.current_time());
end;
$$;
comment on function public.place_story(uuid, integer, integer) is 'An organiser says which place a finalist has and what it won; null says nothing (42501 orga_only, GR009).';
grant execute on function public.place_story(uuid, integer, integer) to authenticated;
