-- What an organiser changes about a team, with a reason.

create function public.edit_team(p_team_id uuid, p_changes jsonb, p_reason text) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams;
  unknown text;
begin
  perform private.acting_orga(p_reason);
  perform private.lock_team(p_team_id);
  select key into unknown from jsonb_object_keys(p_changes) key
    where key not in ('name', 'pitch', 'description', 'stage', 'industry', 'city', 'listed', 'status') limit 1;
  if found or p_changes ->> 'status' not in ('forming', 'active', 'finalist', 'finished') then
    raise exception 'unknown_change' using errcode = '22023', detail = coalesce(unknown, 'status');
  end if;
  update public.teams t set
      name = coalesce(trim(p_changes ->> 'name'), t.name),
      pitch = coalesce(trim(p_changes ->> 'pitch'), t.pitch),
      description = coalesce(trim(p_changes ->> 'description'), t.description),
      stage = coalesce(p_changes ->> 'stage', t.stage),
      industry = case when p_changes ? 'industry' then nullif(trim(p_changes ->> 'industry'), '') else t.industry end,
      city = case when p_changes ? 'city' then nullif(trim(p_changes ->> 'city'), '') else t.city end,
      listed = coalesce((p_changes ->> 'listed')::boolean, t.listed),
      status = coalesce(p_changes ->> 'status', t.status)
    where t.id = p_team_id returning * into team;
  return team;
exception when unique_violation then
  raise exception 'team_name_taken' using errcode = 'GR012';
end;
$$;
comment on function public.edit_team(uuid, jsonb, text) is 'An organiser changes what a team says about itself, or its status (GR012 team_name_taken).';

revoke all on function public.edit_team(uuid, jsonb, text) from public, anon, authenticated, service_role;
grant execute on function public.edit_team(uuid, jsonb, text) to authenticated;
