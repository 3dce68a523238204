-- What every other file builds on: the schema that the API does not expose, privileges, time, and who is asking.

create schema private;
comment on schema private is 'Not exposed by the API: base tables behind views, and functions used by policies and triggers.';
grant usage on schema private to authenticated, service_role;

-- Trigrams forgive typos, unaccent forgives accents. Every hosted project offers both.
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- Nothing is given away by default, whatever a project's defaults are: what a role may do is granted beside each object.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- The one clock of functions, policies and defaults, so that a simulation replaces its body on a loopback database and
-- moves time for all of them. Its body is parsed once, so it needs no search path; without one the planner inlines it.
create function private.current_time() returns timestamptz
language sql stable parallel safe
return now();
comment on function private.current_time() is 'When the transaction began; the only function that reads the server''s clock.';
grant execute on function private.current_time() to authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := private.current_time();
  return new;
end;
$$;
comment on function private.touch_updated_at() is 'Trigger: notes when a row was last changed.';

create function private.is_plain_list(list text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(array_ndims(list), 1) = 1
    and (select count(*) = count(distinct entry) from unnest(list) as entry);
$$;
comment on function private.is_plain_list(text[]) is 'Whether an array has one dimension and no entry twice.';
grant execute on function private.is_plain_list(text[]) to authenticated, service_role;

-- What is read as a name: not empty to the eye, on one line, and turning no words around it.
create function private.is_plain_name(p_text text) returns boolean
language sql immutable set search_path = '' as $$
  select p_text ~ '[^[:space:]\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]'
    and p_text !~ '[[:cntrl:]\u2028-\u202e\u2066-\u2069]';
$$;
comment on function private.is_plain_name(text) is 'Whether a text has something to see and no line breaks, control characters or marks that turn the direction.';
grant execute on function private.is_plain_name(text) to authenticated, service_role;

-- Providers and sign-up forms send anything, and a sign-up does not fail for it.
create function private.plain_name(p_text text) returns text
language sql immutable set search_path = '' as $$
  select case when private.is_plain_name(cleaned) then btrim(cleaned) else '' end
  from (
    select regexp_replace(
      regexp_replace(coalesce(p_text, ''), '[[:cntrl:]\u2028\u2029[:space:]]+', ' ', 'g'), '[\u202a-\u202e\u2066-\u2069]', '', 'g'
    ) as cleaned
  ) as text;
$$;
comment on function private.plain_name(text) is 'A text as it may stand as a name: on one line, without marks that turn the direction; empty where nothing is left to see.';

-- The same on both sides of a comparison: what is stored to be found, and what somebody types.
create function private.folded(p_text text) returns text
language sql stable parallel safe set search_path = '' as $$
  select trim(regexp_replace(lower(extensions.unaccent(coalesce(p_text, ''))), '[^[:alnum:]]+', ' ', 'g'));
$$;
comment on function private.folded(text) is 'Words in small letters without accents, one blank between them.';
grant execute on function private.folded(text) to authenticated, service_role;

create function private.slug_of(p_name text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(trim(both '-' from left(regexp_replace(
    regexp_replace(normalize(
      replace(replace(replace(replace(lower(normalize(p_name, nfkc)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), nfkd
    ), '[\u0300-\u036f]', '', 'g'),
    '[^a-z0-9]+', '-', 'g'), 60)), ''), 'team');
$$;
comment on function private.slug_of(text) is 'A name as it may stand in an address; `team` where nothing of it may.';

create function private.hash_of(p_token text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(coalesce(p_token, ''), 'UTF8')), 'hex');
$$;
comment on function private.hash_of(text) is 'What is kept of a secret link.';

-- A token outlives its session by up to an hour, a ban does not reach it, and a password alone is half a login where a
-- second factor stands. So one pair of questions stands before everything that is not public:
--   private.is_member()               a member in good standing: a profile, a standing session, no ban
--   private.is_second_factor_shown()  the whole login: the second factor was shown, or there is none
-- Whoever is a member reads their own rows. Whatever reaches other people's rows or files, or writes, asks for both.
-- They are in plpgsql, whose plans stay with the connection; a policy asks each once per statement.

create function private.is_session_standing() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  session_id uuid := auth.jwt() ->> 'session_id';
begin
  if exists (select from auth.users where id = (select auth.uid()) and banned_until > private.current_time()) then
    return false;
  end if;
  -- A token without a session's id is none of the auth service's: it comes from a direct connection or a key of the project.
  return session_id is null or exists (
    select from auth.sessions
    where id = session_id and user_id = (select auth.uid())
      and (not_after is null or not_after > private.current_time())
  );
end;
$$;
comment on function private.is_session_standing() is 'Whether the session behind the caller''s token still stands and the caller is not banned.';

create function private.is_second_factor_shown() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    or not exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified');
end;
$$;
comment on function private.is_second_factor_shown() is 'Whether the caller has shown their second factor, or has none.';
grant execute on function private.is_second_factor_shown() to authenticated, service_role;

-- Both look the caller up in the table, never in the token: a demoted organiser's old token opens nothing.
create function private.is_member() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.profiles where user_id = (select auth.uid())) and private.is_session_standing();
end;
$$;
comment on function private.is_member() is 'Whether the caller is a member in good standing: they have a profile, their session still stands, and they are not banned.';
grant execute on function private.is_member() to authenticated, service_role;

create function private.is_orga() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.profiles where user_id = (select auth.uid()) and role = 'ORGA')
    and private.is_session_standing() and private.is_second_factor_shown();
end;
$$;
comment on function private.is_orga() is 'Whether the caller is an organiser now, in a standing session and with their second factor shown, if they have one.';
grant execute on function private.is_orga() to authenticated, service_role;

create function private.acting_person() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_member() then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if not private.is_second_factor_shown() then
    raise exception 'second_factor_needed' using errcode = '42501';
  end if;
  return (select auth.uid());
end;
$$;
comment on function private.acting_person() is 'The caller, a member in good standing who has shown their second factor (42501 not_signed_in, second_factor_needed).';

create function private.acting_organiser() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_orga() then
    raise exception 'orga_only' using errcode = '42501';
  end if;
  return (select auth.uid());
end;
$$;
comment on function private.acting_organiser() is 'The caller, who is an organiser (42501 orga_only).';

create function private.acting_orga(p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_orga() then
    raise exception 'orga_only' using errcode = '42501';
  end if;
  if p_reason is null or char_length(trim(p_reason)) not between 3 and 500 then
    raise exception 'reason_needed' using errcode = '22023';
  end if;
  perform set_config('grow.reason', trim(p_reason), true);
  return (select auth.uid());
end;
$$;
comment on function private.acting_orga(text) is 'The caller, an organiser with a reason of 3 to 500 characters, which the audit log keeps (42501 orga_only, 22023 reason_needed).';

-- Whoever is in a team of a round has no part in running it, and reads nothing of it in the log.
create function private.closed_rounds() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select distinct t.round_id::text from public.round_teams t
    join public.team_members m on m.team_id = t.team_id and m.left_at is null
    where m.user_id = (select auth.uid());
end;
$$;
comment on function private.closed_rounds() is 'Rounds in which the caller''s team is.';
grant execute on function private.closed_rounds() to authenticated, service_role;
