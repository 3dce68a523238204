-- Who makes the contest possible. A logo is so small that it lies in its row: it is saved, moved and deleted with it, and
-- the site serves it as a file of its own.

create table public.partners (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  tier text not null check (tier in ('main', 'prize', 'workshop', 'media', 'city')),
  logo text check (logo ~ '^data:image/jpeg;base64,[A-Za-z0-9+/]+={0,2}$' and char_length(logo) <= 120000),
  url text check (url ~ '^https://[^[:space:]]+$' and char_length(url) <= 300),
  position integer not null check (position > 0),
  published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.partners is 'Organisations that carry a season, shown on the public site.';
comment on column public.partners.tier is 'What they give: main, prize, workshop, media or city partner.';
comment on column public.partners.logo is 'A JPEG on white as a data URL; null shows the name in letters.';
comment on column public.partners.position is 'Place in the list, smallest first; equal places by id.';
comment on column public.partners.published is 'Whether the public site shows it; others only organisers see.';
create index partners_published_position_idx on public.partners (published, position);

create trigger partners_touch before update on public.partners
  for each row execute function private.touch_updated_at();

alter table public.partners enable row level security;
revoke all on public.partners from anon, authenticated, service_role;
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
-- the whole list in one order, so that two organisers who move at once take turns and the places stay 1 to n.
create function public.move_partner(p_id uuid, p_position integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform from public.partners order by id for update;
  perform from public.partners where id = p_id for update;
  if not found then
    return false;
  end if;
  with others as (
    select id, row_number() over (order by position, id) as place from public.partners where id <> p_id
  ), target as (
    select least(greatest(coalesce(p_position, 1), 1), count(*) + 1) as place from others
  ), wanted as (
    select o.id, o.place + (o.place >= t.place)::integer as place from others o cross join target t
    union all
    select p_id, t.place from target t
  )
  update public.partners one set position = w.place::integer from wanted w
    where w.id = one.id and one.position <> w.place;
  return true;
end;
$$;
comment on function public.move_partner(uuid, integer) is 'Gives a row another place in the list (1 = first) and closes the gap; false when there is no such row or the caller may not.';
revoke all on function public.move_partner(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.move_partner(uuid, integer) to authenticated, service_role;
