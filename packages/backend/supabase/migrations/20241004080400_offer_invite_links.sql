-- Links that let somebody into a team. What is kept of the secret is its hash.

create function private.hash_of(p_token text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(coalesce(p_token, ''), 'UTF8')), 'hex');
$$;
comment on function private.hash_of(text) is 'What is kept of a secret link.';

create function private.create_invite_link(
  p_user_id uuid, p_team_id uuid, p_max_uses integer, p_days integer, p_token text, p_now timestamptz
) returns public.team_invite_links
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
  link public.team_invite_links;
begin
  if team.captain_id is distinct from p_user_id then
    raise exception 'captain_only' using errcode = '42501';
  end if;
  if p_days is null or p_days not between 1 and 30 then
    raise exception 'days_out_of_range' using errcode = '22023';
  end if;
  if (select count(*) from public.team_invite_links l
      where l.team_id = p_team_id and l.revoked_at is null and l.expires_at > p_now and l.uses < l.max_uses) >= 5 then
    raise exception 'too_many_links' using errcode = 'GR020';
  end if;
  insert into public.team_invite_links (team_id, token_hash, created_by, max_uses, expires_at, created_at)
    values (p_team_id, private.hash_of(p_token), p_user_id, p_max_uses, p_now + make_interval(days => p_days), p_now)
    returning * into link;
  return link;
end;
$$;
comment on function private.create_invite_link(uuid, uuid, integer, integer, text, timestamptz) is 'A captain''s link into the team (GR020 too_many_links from the sixth on).';

create function private.join_by_link(p_user_id uuid, p_token text, p_now timestamptz) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare
  link public.team_invite_links;
  team public.teams;
begin
  select * into link from public.team_invite_links where token_hash = private.hash_of(p_token);
  if not found then
    raise exception 'link_invalid' using errcode = 'GR021';
  end if;
  team := private.lock_team(link.team_id);
  -- In the team already: the link led where it should.
  if private.team_of(p_user_id, team.season_id) = team.id then
    return team;
  end if;
  select * into link from public.team_invite_links where id = link.id for update;
  if link.revoked_at is not null or link.expires_at <= p_now or link.uses >= link.max_uses then
    raise exception 'link_invalid' using errcode = 'GR021',
      detail = case when link.revoked_at is not null then 'revoked' when link.expires_at <= p_now then 'expired' else 'used' end;
  end if;
  perform private.check_team_open(team, p_now);
  perform private.add_member(team, p_user_id, null, p_now);
  update public.team_invite_links set uses = uses + 1 where id = link.id;
  perform private.notify(team.captain_id, 'member_joined', p_user_id, team.id, '{}', '{}', p_now);
  select * into team from public.teams where id = team.id;
  return team;
end;
$$;
comment on function private.join_by_link(uuid, text, timestamptz) is 'A person joins by a link (GR021 link_invalid, GR010, GR011, GR015, GR017).';

create function public.create_invite_link(p_team_id uuid, p_max_uses integer default 4, p_days integer default 7)
returns table (id uuid, token text, max_uses integer, expires_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  secret text := translate(rtrim(encode(extensions.gen_random_bytes(24), 'base64'), '='), '+/', '-_');
begin
  return query select l.id, secret, l.max_uses, l.expires_at
    from private.create_invite_link(private.acting_person(), p_team_id, p_max_uses, p_days, secret, now()) l;
end;
$$;
comment on function public.create_invite_link(uuid, integer, integer) is 'A new link into the caller''s team; its token is told this once.';

create function public.revoke_invite_link(p_link_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_invite_links l set revoked_at = now()
    from public.teams t
    where l.id = p_link_id and t.id = l.team_id and t.captain_id = private.acting_person() and l.revoked_at is null;
  if not found and not exists (
    select from public.team_invite_links l join public.teams t on t.id = l.team_id
    where l.id = p_link_id and t.captain_id = (select auth.uid())
  ) then
    raise exception 'captain_only' using errcode = '42501';
  end if;
end;
$$;
comment on function public.revoke_invite_link(uuid) is 'The caller, captain of the team, ends a link.';

create function public.team_behind_link(p_token text)
returns table (
  team_id uuid, name text, slug text, pitch text, logo text, member_count integer, max_team integer, state text
)
language sql stable security definer set search_path = '' as $$
  select t.id, t.name, t.slug, t.pitch, t.logo, t.member_count, s.max_team,
    case
      when exists (select from public.team_members m where m.team_id = t.id and m.user_id = private.acting_person() and m.left_at is null) then 'joined'
      when l.revoked_at is not null then 'revoked'
      when l.expires_at <= now() or l.uses >= l.max_uses then 'expired'
      when t.status not in ('forming', 'active') then 'ended'
      when now() >= s.team_closes_at then 'closed'
      when t.member_count >= s.max_team then 'full'
      when private.team_of((select auth.uid()), t.season_id) is not null then 'elsewhere'
      else 'open'
    end
  from public.team_invite_links l join public.teams t on t.id = l.team_id join public.seasons s on s.id = t.season_id
  where l.token_hash = private.hash_of(p_token) and private.acting_person() is not null;
$$;
comment on function public.team_behind_link(text) is 'The team that a link leads into, and whether the caller may go; no row for a link that never was.';
create function public.join_by_link(p_token text) returns public.teams
language sql security definer set search_path = '' as $$
  select private.join_by_link(private.acting_person(), p_token, now());
$$;
comment on function public.join_by_link(text) is 'The caller joins the team of a link.';

revoke all on function
  private.hash_of(text), private.create_invite_link(uuid, uuid, integer, integer, text, timestamptz),
  private.join_by_link(uuid, text, timestamptz), public.create_invite_link(uuid, integer, integer),
  public.revoke_invite_link(uuid), public.team_behind_link(text), public.join_by_link(text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.create_invite_link(uuid, integer, integer), public.revoke_invite_link(uuid), public.team_behind_link(text),
  public.join_by_link(text)
  to authenticated;
