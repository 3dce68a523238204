-- Writing to many who were selected: a draft for exactly them, whatever a filter finds by the time it goes. The list of them is no part
-- of the draft: a copy names the same one, and so does a draft that is brought back after it was discarded.

create table private.announcement_choices (
  list_id uuid not null,
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  created_at timestamptz not null default private.current_time(),
  primary key (list_id, user_id)
);
comment on table private.announcement_choices is 'People who were selected one by one, for announcements that name their list (rules: chosen); fixed when the first draft begins, and written by functions only.';
comment on column private.announcement_choices.list_id is 'The list, under the id of the draft that it was made for.';
create index announcement_choices_user_id_idx on private.announcement_choices (user_id);
alter table private.announcement_choices enable row level security;
grant select on private.announcement_choices to authenticated, service_role;

-- Organisers may see whom a draft is for.
create policy announcement_choices_read_by_orga on private.announcement_choices
  for select to authenticated
  using ((select private.is_orga()));

create function private.export_of_announcement_choices(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'announcement_id', a.id, 'title_en', a.title_en, 'title_de', a.title_de, 'sent_at', a.sent_at
  ) order by a.sent_at)
  from private.announcement_choices c join public.announcements a on a.rules ->> 'chosen' = c.list_id::text
  where c.user_id = p_user_id and a.sent_at is not null;
$$;
comment on function private.export_of_announcement_choices(uuid) is 'For the export: announcements that named a person among those they were for, once they went.';

create function private.selected_recipients(p_list text, p_selection jsonb) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  team_ids uuid[];
  ids uuid[];
begin
  if p_list = 'people' then
    return private.selected_people(p_selection);
  end if;
  if p_list is distinct from 'teams' then
    raise exception 'list_invalid' using errcode = '22023';
  end if;
  team_ids := private.selected_teams(p_selection);
  select coalesce(array_agg(p.user_id order by p.last_name, p.first_name, p.user_id), '{}') into ids
  from public.team_members m join private.profiles p on p.user_id = m.user_id
  where m.team_id = any (team_ids) and m.left_at is null;
  return ids;
end;
$$;
comment on function private.selected_recipients(text, jsonb) is 'Whom a selection of people means, or who is in the teams that a selection of teams means (22023 list_invalid, selection_invalid).';

-- As an announcement leaves them out: an address that was never confirmed may be a stranger's.
create function private.message_fates(p_user_ids uuid[]) returns table (user_id uuid, fate text)
language sql stable security definer set search_path = '' as $$
  select given.id, case
      when p.user_id is null then 'gone'
      when f.confirmed_at is null then 'unconfirmed'
      else 'changed'
    end
  from unnest(p_user_ids) with ordinality given (id, n)
  left join private.profiles p on p.user_id = given.id
  left join private.people_facts f on f.user_id = given.id
  order by given.n;
$$;
comment on function private.message_fates(uuid[]) is 'Whom an announcement to these people would be for: changed, or why not: unconfirmed, gone.';

create function private.preview_message(p_list text, p_selection jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.people_preview(array_agg(f.user_id), array_agg(f.fate))
  from private.message_fates(private.selected_recipients(p_list, p_selection)) f;
$$;
comment on function private.preview_message(text, jsonb) is 'How many people a selection means, how many an announcement would be for, and some of each by name (22023 list_invalid, selection_invalid).';

create function private.start_message(p_list text, p_selection jsonb, p_count integer, p_user_id uuid, p_now timestamptz) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := private.selected_recipients(p_list, p_selection);
  draft_id uuid := gen_random_uuid();
  written integer;
begin
  -- Nobody brings back any more what was discarded a day ago.
  delete from private.announcement_choices c
    where c.created_at < p_now - interval '1 day'
      and c.list_id::text not in (select a.rules ->> 'chosen' from public.announcements a where a.rules ? 'chosen');
  insert into public.announcements (id, season_id, rules, created_by, created_at)
    values (draft_id, (private.current_season()).id, jsonb_build_object('chosen', draft_id), p_user_id, p_now);
  insert into private.announcement_choices (list_id, user_id, created_at)
    select draft_id, f.user_id, p_now from private.message_fates(ids) f where f.fate = 'changed';
  get diagnostics written = row_count;
  perform private.check_selected(written, p_count);
  return draft_id;
end;
$$;
comment on function private.start_message(text, jsonb, integer, uuid, timestamptz) is 'Begins a draft for the people of a selection, as many as the preview counted; its id. Forgets lists that no announcement names any more (22023 list_invalid, selection_invalid, GR144 selection_changed).';

create function public.preview_message(p_list text, p_selection jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.preview_message(p_list, p_selection) where private.acting_organiser() is not null;
$$;
comment on function public.preview_message(text, jsonb) is 'For ORGA: whom an announcement to the people of a selection would be for (42501 orga_only, 22023).';
grant execute on function public.preview_message(text, jsonb) to authenticated;

create function public.start_message(p_list text, p_selection jsonb, p_count integer) returns uuid
language sql security definer set search_path = '' as $$
  select private.start_message(p_list, p_selection, p_count, private.acting_organiser(), private.current_time());
$$;
comment on function public.start_message(text, jsonb, integer) is 'An organiser begins a draft for exactly the people of a selection, as many as the preview counted; its id (42501 orga_only, GR144 selection_changed, 22023).';
grant execute on function public.start_message(text, jsonb, integer) to authenticated;
