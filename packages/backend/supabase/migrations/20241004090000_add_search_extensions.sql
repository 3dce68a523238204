-- What finding people and teams by words stands on: trigrams forgive typos, unaccent forgives accents. Both are offered by
-- every hosted project.

create extension pg_trgm with schema extensions;
create extension unaccent with schema extensions;

-- The same on both sides of a comparison: what is stored to be found, and what somebody types.
create function private.folded(p_text text) returns text
language sql stable parallel safe set search_path = '' as $$
  select trim(regexp_replace(lower(extensions.unaccent(coalesce(p_text, ''))), '[^[:alnum:]]+', ' ', 'g'));
$$;
comment on function private.folded(text) is 'Words in small letters without accents, one blank between them.';

create function private.skill_names(p_keys text[]) returns text
language sql stable set search_path = '' as $$
  select coalesce(string_agg(s.name_en || ' ' || s.name_de, ' ' order by s.position), '')
  from public.skills s where s.key = any (p_keys);
$$;
comment on function private.skill_names(text[]) is 'Names of skills in every language, to be found by either.';

revoke all on function private.folded(text), private.skill_names(text[]) from public, anon, authenticated, service_role;
grant execute on function private.folded(text) to authenticated, service_role;
