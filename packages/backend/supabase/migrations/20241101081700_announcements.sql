-- What organisers tell many at once. The dashboard shows it; sending it by mail comes with the organisers' screens.

create function private.own_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select role from private.profiles where user_id = (select auth.uid()));
end;
$$;
comment on function private.own_role() is 'The caller''s role, from the table and never from the token; null without a profile.';
grant execute on function private.own_role() to authenticated, service_role;

create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null references public.seasons (id),
  audience text[] not null default '{PARTICIPANT,MENTOR,ORGA}'
    check (audience <@ '{PARTICIPANT,MENTOR,ORGA}' and cardinality(audience) > 0 and private.is_plain_list(audience)),
  title_en text not null check (btrim(title_en) <> '' and char_length(title_en) <= 120),
  title_de text not null check (btrim(title_de) <> '' and char_length(title_de) <= 120),
  body_en text not null check (btrim(body_en) <> '' and char_length(body_en) <= 2000),
  body_de text not null check (btrim(body_de) <> '' and char_length(body_de) <= 2000),
  sent_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.announcements is 'What organisers tell many people at once, in both languages.';
comment on column public.announcements.audience is 'The roles that it is for.';
comment on column public.announcements.body_en is 'Plain paragraphs with an empty line between them.';
comment on column public.announcements.sent_at is 'Since when its audience reads it; null while it is a draft.';
create index announcements_season_id_sent_at_idx on public.announcements (season_id, sent_at desc);
create trigger announcements_touch before update on public.announcements
  for each row execute function private.touch_updated_at();

alter table public.announcements enable row level security;
grant select on public.announcements to authenticated;
grant select, insert, update, delete on public.announcements to service_role;

-- Members may read what was sent to their role, and organisers drafts and what was sent to others, too.
create policy announcements_read_by_audience on public.announcements
  for select to authenticated
  using (
    (
      sent_at <= (select private.current_time()) and audience @> array[(select private.own_role())]
      and (select private.is_member()) and (select private.is_second_factor_shown())
    )
    or (select private.is_orga())
  );
