-- What mentors note for themselves about a team or a version. The team never reads it, whoever of it asks and by whichever way: only
-- who wrote it, whoever looks after the team, and organisers who are not in it. See decision 046.

-- Asked once per statement. Whoever is in a team reads nothing about it, an organiser and a mentor included.
create function private.noted_teams() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  own uuid[];
  mentored uuid[];
  sees_all boolean;
begin
  if not private.is_member() or not private.is_second_factor_shown() then
    return;
  end if;
  own := array(select private.my_teams());
  mentored := array(select private.mentored_teams());
  sees_all := private.is_orga();
  return query
    select t.id from public.teams t
    where (sees_all or t.id = any (mentored) or t.merged_into = any (mentored))
      and t.id <> all (own) and (t.merged_into is null or t.merged_into <> all (own));
end;
$$;
comment on function private.noted_teams() is 'Teams whose private notes the caller reads: those they look after, and all for an organiser; never one that they are in.';
grant execute on function private.noted_teams() to authenticated, service_role;

create table public.mentor_notes (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id),
  version_id uuid references public.hand_in_versions (id) on delete set null,
  author_id uuid references private.profiles (user_id) on delete set null,
  text text not null check (btrim(text) <> '' and char_length(text) <= 2000),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.mentor_notes is 'Private notes of mentors and organisers about teams; the team never reads them.';
comment on column public.mentor_notes.version_id is 'The version that it is about, of which an author has one note; null for the team as such.';
comment on column public.mentor_notes.author_id is 'Null once their account is gone: the note stays with those who look after the team.';
create index mentor_notes_team_id_idx on public.mentor_notes (team_id, created_at desc);
create index mentor_notes_version_id_idx on public.mentor_notes (version_id);
create index mentor_notes_author_id_idx on public.mentor_notes (author_id, team_id, created_at);
create unique index mentor_notes_one_of_version_idx on public.mentor_notes (author_id, version_id) where version_id is not null;
create trigger mentor_notes_touch before update on public.mentor_notes
  for each row execute function private.touch_updated_at();

alter table public.mentor_notes enable row level security;
grant select on public.mentor_notes to authenticated;
grant select, insert, update, delete on public.mentor_notes to service_role;

-- Whoever looks after the team may read what was noted about it, organisers outside of it too; and everybody what they wrote.
create policy mentor_notes_read_by_mentors on public.mentor_notes
  for select to authenticated
  using (
    team_id = any (array(select private.noted_teams()))
    or ((select private.is_member()) and (select private.is_second_factor_shown()) and author_id = (select auth.uid()))
  );

create function public.team_mentor_notes(p_team_id uuid)
returns table (
  id uuid, team_id uuid, version_id uuid, author_id uuid, text text, created_at timestamptz, updated_at timestamptz,
  week integer, version integer
)
language sql stable set search_path = '' as $$
  select n.id, n.team_id, n.version_id, n.author_id, n.text, n.created_at, n.updated_at, m.week, v.number
  from public.mentor_notes n
  left join public.hand_in_versions v on v.id = n.version_id
  left join public.hand_ins h on h.id = v.hand_in_id
  left join public.milestones m on m.id = h.milestone_id
  where n.team_id in (select t.id from public.teams t where t.id = p_team_id or t.merged_into = p_team_id)
  order by n.created_at desc, n.id;
$$;
comment on function public.team_mentor_notes(uuid) is 'The private notes about a team and those merged into it, as far as the caller may read them, with week and version where they are about one.';
grant execute on function public.team_mentor_notes(uuid) to authenticated;

create function private.save_mentor_note(
  p_user_id uuid, p_id uuid, p_team_id uuid, p_version_id uuid, p_text text, p_now timestamptz
) returns public.mentor_notes
language plpgsql security definer set search_path = '' as $$
declare
  note public.mentor_notes;
begin
  perform private.lock_team(p_team_id);
  if not private.is_reviewer(p_user_id, p_team_id) then
    raise exception 'not_your_team' using errcode = '42501';
  end if;
  if p_version_id is not null and not exists (
    select from public.hand_in_versions v where v.id = p_version_id and v.team_id = p_team_id
  ) then
    raise exception 'version_not_found' using errcode = 'GR009';
  end if;
  -- Of a version an author has one, whichever of their tabs wrote it.
  update public.mentor_notes n set text = btrim(p_text)
    where n.author_id = p_user_id and n.team_id = p_team_id
      and n.version_id is not distinct from p_version_id and (n.id = p_id or n.version_id is not null)
    returning * into note;
  if not found then
    insert into public.mentor_notes (id, team_id, version_id, author_id, text, created_at)
      values (p_id, p_team_id, p_version_id, p_user_id, btrim(p_text), p_now) returning * into note;
  end if;
  return note;
end;
$$;
comment on function private.save_mentor_note(uuid, uuid, uuid, uuid, text, timestamptz) is 'Who may judge what a team hands in notes something, or rewords it (42501 not_your_team, GR009 version_not_found).';

create function public.save_mentor_note(p_id uuid, p_team_id uuid, p_text text, p_version_id uuid default null)
returns public.mentor_notes
language sql security definer set search_path = '' as $$
  select private.save_mentor_note(
    private.acting_person(), p_id, p_team_id, p_version_id, p_text, private.current_time()
  );
$$;
comment on function public.save_mentor_note(uuid, uuid, text, uuid) is 'The caller notes something about a team, or about a version; the id is the caller''s, so that a second press is the same note.';
grant execute on function public.save_mentor_note(uuid, uuid, text, uuid) to authenticated;

create function private.remove_mentor_note(p_user_id uuid, p_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.mentor_notes where id = p_id and author_id = p_user_id;
$$;
comment on function private.remove_mentor_note(uuid, uuid) is 'Takes away a note of the person; of others nothing.';

create function public.remove_mentor_note(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_mentor_note(private.acting_person(), p_id);
$$;
comment on function public.remove_mentor_note(uuid) is 'The caller takes a note of theirs away.';
grant execute on function public.remove_mentor_note(uuid) to authenticated;
