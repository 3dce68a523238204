-- The catalogue that profiles choose from; it changes by migration or seed only.

create table public.skills (
  key text primary key check (key ~ '^[a-z][a-z0-9_]{0,39}$'),
  grp text not null check (grp in ('build', 'design', 'business', 'field')),
  position integer not null,
  name_en text not null check (char_length(name_en) between 1 and 80),
  name_de text not null check (char_length(name_de) between 1 and 80),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.skills is 'Catalogue of skills by key, grouped; profiles.skills holds keys.';
comment on column public.skills.position is 'Place in the whole list, smallest first.';

create trigger skills_touch before update on public.skills
  for each row execute function private.touch_updated_at();

alter table public.skills enable row level security;
revoke all on public.skills from anon, authenticated, service_role;
grant select on public.skills to anon, authenticated;
grant select, insert, update, delete on public.skills to service_role;

-- Everyone may read the catalogue.
create policy skills_read_by_all on public.skills
  for select to anon, authenticated
  using (true);

create function private.check_profile_skills() returns trigger
language plpgsql set search_path = '' as $$
declare
  unknown text;
begin
  if tg_op = 'UPDATE' and new.skills is not distinct from old.skills then
    return new;
  end if;
  select wanted into unknown from unnest(new.skills) as wanted
    where not exists (select from public.skills where key = wanted)
    limit 1;
  if found then
    raise exception 'unknown_skill' using errcode = '23503', detail = coalesce(unknown, 'null');
  end if;
  return new;
end;
$$;
comment on function private.check_profile_skills() is 'Trigger: a profile may hold keys of the catalogue only.';
revoke all on function private.check_profile_skills() from public, anon, authenticated, service_role;

create trigger profiles_check_skills before insert or update of skills on private.profiles
  for each row execute function private.check_profile_skills();
