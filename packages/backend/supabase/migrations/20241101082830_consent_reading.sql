-- Who agreed to what: for each text and version how many stand by it, and who, with what they took back. The texts themselves
-- stand on the public pages, under the version that is stored with each consent.

create function public.consent_figures()
returns table (
  kind text, version text, standing bigint, withdrawn bigint, first_given_at timestamptz, last_given_at timestamptz, people bigint
)
language sql stable security definer set search_path = '' as $$
  select c.kind, c.version, count(*) filter (where c.withdrawn_at is null), count(*) filter (where c.withdrawn_at is not null),
    min(c.given_at), max(c.given_at), (select count(*) from private.profiles)
  from public.consents c
  where private.acting_organiser() is not null
  group by c.kind, c.version
  order by c.kind, c.version desc;
$$;
comment on function public.consent_figures() is 'For ORGA: how many consents to each version of a text stand, and how many were taken back, of how many people (42501 orga_only).';
grant execute on function public.consent_figures() to authenticated;

-- Planned with the values at hand. Names are looked up first, in their own index: at most a hundred people of a name.
create function private.list_consents(
  p_reader_id uuid, p_kind text, p_version text, p_is_withdrawn boolean, p_query text, p_before uuid, p_limit integer, p_now timestamptz
)
returns table (id uuid, person jsonb, given_at timestamptz, withdrawn_at timestamptz)
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
#variable_conflict use_column
declare
  patterns text[] := private.word_patterns(p_query);
  most integer := least(greatest(coalesce(p_limit, 0), 0), 100);
  named uuid[];
  behind public.consents;
begin
  if p_before is not null then
    select c.* into behind from public.consents c where c.id = p_before;
    if not found then
      return;
    end if;
  end if;
  if patterns is not null then
    named := array(
      select p.user_id from private.profiles p where concat_ws(' ', p.first_name, p.last_name) ilike all (patterns)
      order by p.last_name, p.first_name, p.user_id limit 100
    );
  end if;
  return query
  with page as materialized (
    select c.id, c.user_id, c.given_at, c.withdrawn_at from public.consents c
    where c.kind = p_kind and c.version = p_version and (c.withdrawn_at is not null) = coalesce(p_is_withdrawn, false)
      and (named is null or c.user_id = any (named))
      and (p_before is null or (c.given_at, c.id) < (behind.given_at, behind.id))
    order by c.given_at desc, c.id desc
    limit most
  ), noted as materialized (
    select private.note_people_read(
      p_reader_id, 'consents', array['given_at', 'withdrawn_at'], jsonb_strip_nulls(jsonb_build_object(
        'kind', p_kind, 'version', p_version, 'is_withdrawn', nullif(coalesce(p_is_withdrawn, false), false),
        'has_words', case when patterns is not null then true end
      )), (select array_agg(page.user_id) from page), null, p_now
    ) as is_noted
  )
  select page.id,
    jsonb_build_object('user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar),
    page.given_at, page.withdrawn_at
  from page join private.profiles p on p.user_id = page.user_id cross join noted
  order by page.given_at desc, page.id desc;
end;
$$;
comment on function private.list_consents(uuid, text, text, boolean, text, uuid, integer, timestamptz) is 'Who agreed to a version of a text, the latest first, or before an entry: those who stand by it, or who took it back; at most a hundred, and it is noted whose they are.';

create function public.list_consents(
  p_kind text, p_version text, p_is_withdrawn boolean default false, p_query text default '', p_before uuid default null,
  p_limit integer default 50
)
returns table (id uuid, person jsonb, given_at timestamptz, withdrawn_at timestamptz)
language sql security definer set search_path = '' as $$
  select * from private.list_consents(
    private.acting_organiser(), p_kind, p_version, p_is_withdrawn, p_query, p_before, p_limit, private.current_time()
  );
$$;
comment on function public.list_consents(text, text, boolean, text, uuid, integer) is 'For ORGA: who agreed to a version of a text and when, or who took it back; it is noted whose they are (42501 orga_only).';
grant execute on function public.list_consents(text, text, boolean, text, uuid, integer) to authenticated;
