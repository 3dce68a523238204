-- What organisers write for the public site: questions with answers, and partners.

create table public.faqs (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  question_en text not null check (btrim(question_en) <> '' and char_length(question_en) <= 200),
  question_de text not null check (btrim(question_de) <> '' and char_length(question_de) <= 200),
  answer_en text not null check (btrim(answer_en) <> '' and char_length(answer_en) <= 4000),
  answer_de text not null check (btrim(answer_de) <> '' and char_length(answer_de) <= 4000),
  position integer not null check (position > 0),
  published boolean not null default false,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.faqs is 'Questions that visitors ask, with their answers.';
comment on column public.faqs.slug is 'Last part of its address: /#faq-{slug} in every language.';
comment on column public.faqs.answer_en is 'Plain paragraphs with an empty line between them.';
comment on column public.faqs.position is 'Position in the list, smallest first; equal positions by id.';
comment on column public.faqs.published is 'Whether the public site shows it; others only organisers see.';
create index faqs_published_position_idx on public.faqs (published, position);
create trigger faqs_touch before update on public.faqs
  for each row execute function private.touch_updated_at();

alter table public.faqs enable row level security;
grant select on public.faqs to anon, authenticated;
grant insert, update, delete on public.faqs to authenticated;
grant select, insert, update, delete on public.faqs to service_role;

-- Visitors may read what is published.
create policy faqs_read_by_visitors on public.faqs
  for select to anon
  using (published);

-- The logged in may read what is published, and organisers the rest too.
create policy faqs_read_by_members on public.faqs
  for select to authenticated
  using (published or (select private.is_orga()));

-- Organisers may add one.
create policy faqs_insert_by_orga on public.faqs
  for insert to authenticated
  with check ((select private.is_orga()));

-- Organisers may change one.
create policy faqs_update_by_orga on public.faqs
  for update to authenticated
  using ((select private.is_orga()))
  with check ((select private.is_orga()));

-- Organisers may delete one.
create policy faqs_delete_by_orga on public.faqs
  for delete to authenticated
  using ((select private.is_orga()));

-- It runs as the caller: the policies say which rows can be locked, and without the row it does nothing. Everybody locks
-- the whole list in one order, so that two organisers who move at once take turns and the positions stay 1 to n.
create function public.move_faq(p_id uuid, p_position integer, p_next_id uuid default null) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform from public.faqs order by id for update;
  perform from public.faqs where id = p_id for update;
  if not found then
    return false;
  end if;
  with others as (
    select id, row_number() over (order by position, id) as rank from public.faqs where id <> p_id
  ), target as (
    select coalesce(
      max(rank) filter (where id = p_next_id), least(greatest(coalesce(p_position, 1), 1), count(*) + 1)
    ) as rank from others
  ), wanted as (
    select o.id, o.rank + (o.rank >= t.rank)::integer as rank from others o cross join target t
    union all
    select p_id, t.rank from target t
  )
  update public.faqs one set position = w.rank::integer from wanted w
    where w.id = one.id and one.position <> w.rank;
  return true;
end;
$$;
comment on function public.move_faq(uuid, integer, uuid) is 'Puts a row before another one or, where that is gone or none is named, at a position in the list (1 = first), and closes the gap: a list that others changed meanwhile has other positions. False when there is no such row or the caller may not.';
grant execute on function public.move_faq(uuid, integer, uuid) to authenticated, service_role;

-- A logo is so small that it is kept in its row: it is saved, moved and deleted with it.
create table public.partners (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  tier text not null check (tier in ('main', 'prize', 'workshop', 'media', 'city')),
  logo text check (logo ~ '^data:image/jpeg;base64,[A-Za-z0-9+/]+={0,2}$' and char_length(logo) <= 120000),
  url text check (url ~ '^https://[^[:space:]]+$' and char_length(url) <= 300),
  position integer not null check (position > 0),
  published boolean not null default false,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.partners is 'Organisations that carry a season, shown on the public site.';
comment on column public.partners.tier is 'What they give: main, prize, workshop, media or city partner.';
comment on column public.partners.logo is 'A JPEG on white as a data URL; null shows the name in letters.';
comment on column public.partners.position is 'Position in the list, smallest first; equal positions by id.';
comment on column public.partners.published is 'Whether the public site shows it; others only organisers see.';
create index partners_published_position_idx on public.partners (published, position);
create trigger partners_touch before update on public.partners
  for each row execute function private.touch_updated_at();

alter table public.partners enable row level security;
grant select on public.partners to anon, authenticated;
grant insert, update, delete on public.partners to authenticated;
grant select, insert, update, delete on public.partners to service_role;

-- Visitors may read what is published.
create policy partners_read_by_visitors on public.partners
  for select to anon
  using (published);

-- The logged in may read what is published, and organisers the rest too.
create policy partners_read_by_members on public.partners
  for select to authenticated
  using (published or (select private.is_orga()));

-- Organisers may add one.
create policy partners_insert_by_orga on public.partners
  for insert to authenticated
  with check ((select private.is_orga()));

-- Organisers may change one.
create policy partners_update_by_orga on public.partners
  for update to authenticated
  using ((select private.is_orga()))
  with check ((select private.is_orga()));

-- Organisers may delete one.
create policy partners_delete_by_orga on public.partners
  for delete to authenticated
  using ((select private.is_orga()));

-- It runs as the caller: the policies say which rows can be locked, and without the row it does nothing. Everybody locks
-- the whole list in one order, so that two organisers who move at once take turns and the positions stay 1 to n.
create function public.move_partner(p_id uuid, p_position integer, p_next_id uuid default null) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform from public.partners order by id for update;
  perform from public.partners where id = p_id for update;
  if not found then
    return false;
  end if;
  with others as (
    select id, row_number() over (order by position, id) as rank from public.partners where id <> p_id
  ), target as (
    select coalesce(
      max(rank) filter (where id = p_next_id), least(greatest(coalesce(p_position, 1), 1), count(*) + 1)
    ) as rank from others
  ), wanted as (
    select o.id, o.rank + (o.rank >= t.rank)::integer as rank from others o cross join target t
    union all
    select p_id, t.rank from target t
  )
  update public.partners one set position = w.rank::integer from wanted w
    where w.id = one.id and one.position <> w.rank;
  return true;
end;
$$;
comment on function public.move_partner(uuid, integer, uuid) is 'Puts a row before another one or, where that is gone or none is named, at a position in the list (1 = first), and closes the gap: a list that others changed meanwhile has other positions. False when there is no such row or the caller may not.';
grant execute on function public.move_partner(uuid, integer, uuid) to authenticated, service_role;
