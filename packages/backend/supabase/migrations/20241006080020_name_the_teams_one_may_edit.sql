-- Which teams somebody may edit is asked once a statement, not once a row.

create function private.editable_teams() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_member() or not private.is_second_factor_shown() then
    return;
  end if;
  return query
    select t.id from public.teams t
    where (t.captain_id = (select auth.uid()) and t.status in ('forming', 'active', 'finalist'))
      or (select private.is_orga());
end;
$$;
comment on function private.editable_teams() is 'The teams that the caller may edit: those they lead and that go on, and all for an organiser.';

-- One name for whatever may lie in the bucket; a file of another shape belongs to no team.
create function private.team_of_logo(bucket text, file text) returns uuid
language sql immutable set search_path = '' as $$
  select case when bucket = 'logos' and file ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[0-9]{1,16}[.]jpg$'
    then left(file, 36)::uuid end;
$$;
comment on function private.team_of_logo(text, text) is 'The team whose logo a stored file is by its name; null for any other file.';
revoke all on function private.editable_teams(), private.team_of_logo(text, text)
  from public, anon, authenticated, service_role;
grant execute on function private.editable_teams(), private.team_of_logo(text, text) to authenticated, service_role;

-- A captain may say what the team is, and an organiser of any team. The captain is compared on the row itself, which is
-- read again after a wait for its lock: whoever handed the team over meanwhile changes nothing.
alter policy teams_update_by_captain_or_orga on public.teams
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and (
      (captain_id = (select auth.uid()) and status in ('forming', 'active', 'finalist')) or (select private.is_orga())
    )
  )
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and (
      (captain_id = (select auth.uid()) and status in ('forming', 'active', 'finalist')) or (select private.is_orga())
    )
  );

-- A captain may look for people, change whom the team looks for, and give it up; an organiser for any team.
alter policy team_roles_insert_by_captain_or_orga on public.team_roles
  with check (team_id = any (array(select private.editable_teams())));
alter policy team_roles_update_by_captain_or_orga on public.team_roles
  using (team_id = any (array(select private.editable_teams())))
  with check (team_id = any (array(select private.editable_teams())));
alter policy team_roles_delete_by_captain_or_orga on public.team_roles
  using (team_id = any (array(select private.editable_teams())));

-- A captain may add, overwrite and remove logos under their team's name, and an organiser under any team's.
alter policy logos_insert_by_captain_or_orga on storage.objects
  with check (
    private.team_of_logo(bucket_id, name) = any (array(select private.editable_teams())) and private.has_room_for_logo(name)
  );
alter policy logos_update_by_captain_or_orga on storage.objects
  using (private.team_of_logo(bucket_id, name) = any (array(select private.editable_teams())))
  with check (private.team_of_logo(bucket_id, name) = any (array(select private.editable_teams())));
alter policy logos_delete_by_captain_or_orga on storage.objects
  using (private.team_of_logo(bucket_id, name) = any (array(select private.editable_teams())));

drop function private.is_logo_of_own_team(text, text);
drop function private.is_captain_of(uuid);
