-- Jurors who were invited by mail. A guest is an account without a profile, so that nothing that members do or read is theirs: what
-- they may is named here and asked by the functions of the jury alone. See decision 063.

create table private.guests (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null check (char_length(first_name) between 1 and 80 and private.is_plain_name(first_name)),
  last_name text not null check (char_length(last_name) between 1 and 80 and private.is_plain_name(last_name)),
  university text check (char_length(university) <= 120 and private.is_plain_name(university)),
  locale text not null check (locale in ('en', 'de')),
  round_id uuid references public.rounds (id) on delete set null,
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  invited_by uuid references private.profiles (user_id) on delete set null,
  invited_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text not null default '' check (char_length(revoked_reason) <= 500),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table private.guests is 'Jurors who are no members: invited by mail, they see nothing but their rounds.';
comment on column private.guests.university is 'Where they belong, for conflicts; null for nowhere.';
comment on column private.guests.round_id is 'The round that they were last invited to.';
comment on column private.guests.token_hash is 'Of the token in the link of the newest mail; null until that mail leaves, and once the invitation is taken back.';
comment on column private.guests.invited_at is 'When the link was last asked for.';
comment on column private.guests.revoked_at is 'Since when the invitation is taken back.';
create index guests_round_id_idx on private.guests (round_id);
create index guests_invited_by_idx on private.guests (invited_by);
create trigger guests_touch before update on private.guests
  for each row execute function private.touch_updated_at();
create trigger guests_audit after insert or update or delete on private.guests for each row
  execute function private.write_audit_log(
    'gate', 'person user_id', 'id user_id', 'named round_id',
    'hidden first_name last_name university locale revoked_reason', 'unlogged token_hash invited_at'
  );

alter table private.guests enable row level security;
grant select (user_id, round_id, invited_by, invited_at, revoked_at) on private.guests to authenticated;
grant select, insert, update, delete on private.guests to service_role;

-- Organisers may read who was invited to rounds that they may run, and no token.
create policy guests_read_by_organisers on private.guests
  for select to authenticated
  using (round_id in (select private.rounds_to_run()));

-- The auth service writes an account first and what only a secret key may say about it (app_metadata) in the same transaction
-- after it. The profile that came with the account goes then. One that is older than the transaction is somebody's.
create function private.withhold_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.profiles p where p.user_id = new.id and p.created_at = private.current_time();
  return null;
end;
$$;
comment on function private.withhold_profile() is 'Trigger: an account that is made for a guest has no profile.';
create trigger withhold_profile after update of raw_app_meta_data on auth.users
  for each row when (new.raw_app_meta_data ->> 'guest' = 'true' and old.raw_app_meta_data ->> 'guest' is distinct from 'true')
  execute function private.withhold_profile();

create function private.forget_guest() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('grow.forgetting', 'yes', true);
  delete from public.audit_log l where l.kind = 'gate' and not l.is_own and l.person_id = old.user_id;
  perform set_config('grow.forgetting', '', true);
  return null;
end;
$$;
comment on function private.forget_guest() is 'Trigger: what was logged about a guest who is gone is forgotten.';
create trigger guests_forget after delete on private.guests
  for each row execute function private.forget_guest();

-- Members and guests side by side, for whoever names jurors.
create function private.judges(p_user_ids uuid[])
returns table (
  user_id uuid, first_name text, last_name text, avatar text, role text, university text, city text, is_guest boolean
)
language sql stable security definer set search_path = '' as $$
  select p.user_id, p.first_name, p.last_name, p.avatar, p.role, p.university, p.city, false
  from private.profiles p where p.user_id = any (p_user_ids)
  union all
  select g.user_id, g.first_name, g.last_name, null, null, g.university, null, true
  from private.guests g where g.user_id = any (p_user_ids);
$$;
comment on function private.judges(uuid[]) is 'Jurors by their ids, members and guests; a guest has no role, picture and city.';

create function private.judge_in_short(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', j.user_id, 'first_name', j.first_name, 'last_name', j.last_name, 'avatar', j.avatar)
  from private.judges(array[p_user_id]) j;
$$;
comment on function private.judge_in_short(uuid) is 'Name and picture of a juror who is still here.';

create function private.is_guest(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.guests g where g.user_id = p_user_id);
$$;
comment on function private.is_guest(uuid) is 'Whether somebody is a guest, also one whose invitation was taken back.';

create function private.guest_stand(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'invited_at', g.invited_at, 'revoked_at', g.revoked_at, 'last_login_at', u.last_sign_in_at
  )
  from private.guests g join auth.users u on u.id = g.user_id where g.user_id = p_user_id;
$$;
comment on function private.guest_stand(uuid) is 'How far a guest is: when their link was asked for, whether it was taken back, when they last logged in; null for members.';

-- A guest's code came to the address that the invitation went to; no second factor is asked of them.
create function private.acting_judge() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  guest private.guests;
begin
  select * into guest from private.guests g where g.user_id = (select auth.uid());
  if guest.user_id is null then
    return private.acting_person();
  end if;
  if not private.is_session_standing() then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if guest.revoked_at is not null then
    raise exception 'no_juror' using errcode = 'GR170';
  end if;
  return guest.user_id;
end;
$$;
comment on function private.acting_judge() is 'The caller: a member as acting_person() has it, or a guest in a standing session whose invitation holds (42501 not_signed_in, second_factor_needed, GR170 no_juror).';
