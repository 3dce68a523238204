-- What people ask of their data: a copy, its deletion, a correction. The law gives organisers thirty days for an answer.

create table public.data_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references private.profiles (user_id) on delete set null,
  kind text not null check (kind in ('copy', 'deletion', 'correction')),
  came_by text not null default 'product' check (came_by in ('product', 'mail', 'letter')),
  text text not null default '' check (char_length(text) <= 1000),
  asked_at timestamptz not null default private.current_time(),
  due_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'done', 'refused', 'withdrawn')),
  answer text not null default '' check (char_length(answer) <= 1000),
  handled_by uuid references private.profiles (user_id) on delete set null,
  closed_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  check ((state = 'open') = (closed_at is null))
);
comment on table public.data_requests is 'What people ask of their data, and what became of it; kept for two years, without its person once they are gone.';
comment on column public.data_requests.user_id is 'Whose data it is about; null once their account is gone.';
comment on column public.data_requests.came_by is 'How it reached us: the person asked in the product, or an organiser entered a mail or a letter.';
comment on column public.data_requests.due_at is 'Thirty days after it was asked, by the clock on the wall in Berlin.';
comment on column public.data_requests.handled_by is 'The organiser who answered it, or who began to delete the account.';
create unique index data_requests_one_open_idx on public.data_requests (user_id, kind) where state = 'open';
create index data_requests_user_id_idx on public.data_requests (user_id);
create index data_requests_handled_by_idx on public.data_requests (handled_by);
create index data_requests_due_at_idx on public.data_requests (due_at, id) where state = 'open';
create index data_requests_closed_at_idx on public.data_requests (closed_at, id) where state <> 'open';
create trigger data_requests_touch before update on public.data_requests
  for each row execute function private.touch_updated_at();
create trigger data_requests_audit after insert or update or delete on public.data_requests for each row
  execute function private.write_audit_log(
    'person', 'person user_id', 'named kind', 'hidden text answer', 'unlogged asked_at due_at closed_at'
  );

alter table public.data_requests enable row level security;
grant select on public.data_requests to authenticated;
grant select, insert, update, delete on public.data_requests to service_role;

-- Whoever asked follows what becomes of it; organisers answer.
create policy data_requests_read_by_person_or_orga on public.data_requests
  for select to authenticated
  using (((select private.is_member()) and user_id = (select auth.uid())) or (select private.is_orga()));

-- With the account go the words; that it was asked and answered stays.
create function private.forget_data_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.data_requests set
      text = '', answer = '',
      state = case when state <> 'open' then state when kind = 'deletion' then 'done' else 'withdrawn' end,
      closed_at = coalesce(closed_at, private.current_time())
    where user_id = old.user_id;
  return old;
end;
$$;
comment on function private.forget_data_requests() is 'Trigger: whoever goes takes their words along, and what they asked is closed; a deletion is done by it.';
create trigger profiles_forget_data_requests before delete on private.profiles
  for each row execute function private.forget_data_requests();

create function private.add_data_request(
  p_id uuid, p_user_id uuid, p_kind text, p_came_by text, p_text text, p_asked_at timestamptz, p_now timestamptz
) returns public.data_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.data_requests;
begin
  -- Whose account goes meanwhile asks nothing any longer.
  perform from private.profiles where user_id = p_user_id for key share;
  if not found then
    raise exception 'person_not_found' using errcode = 'GR009';
  end if;
  select * into request from public.data_requests where id = p_id;
  -- The same wish again.
  if found and request.user_id = p_user_id then
    return request;
  end if;
  if p_asked_at is null or p_asked_at > p_now or p_asked_at < p_now - interval '1 year' or (
    p_kind = 'correction' and coalesce(btrim(p_text), '') = ''
  ) then
    raise exception 'data_request_invalid' using errcode = '22023';
  end if;
  begin
    insert into public.data_requests (id, user_id, kind, came_by, text, asked_at, due_at, created_at)
      values (
        p_id, p_user_id, p_kind, p_came_by, btrim(coalesce(p_text, '')), p_asked_at, private.berlin_days_later(p_asked_at, 30), p_now
      ) returning * into request;
  exception when unique_violation then
    raise exception 'data_request_open' using errcode = 'GR156';
  end;
  if p_came_by = 'product' then
    perform private.notify(o.user_id, 'data_request_received', p_user_id, null, '{}', '{}', p_now)
      from private.profiles o where o.role = 'ORGA' order by o.user_id;
  end if;
  return request;
end;
$$;
comment on function private.add_data_request(uuid, uuid, text, text, text, timestamptz, timestamptz) is 'Notes what somebody asks of their data, due thirty days later; a correction says what is wrong (GR009, GR156 data_request_open: one of a kind at a time, 22023).';

create function public.request_data(p_id uuid, p_kind text, p_text text) returns public.data_requests
language sql security definer set search_path = '' as $$
  select private.add_data_request(
    p_id, private.acting_person(), p_kind, 'product', p_text, private.current_time(), private.current_time()
  );
$$;
comment on function public.request_data(uuid, text, text) is 'The caller asks organisers for a copy, a deletion or a correction of their data; the id is the caller''s, so that a second press asks once.';
grant execute on function public.request_data(uuid, text, text) to authenticated;

create function public.enter_data_request(
  p_id uuid, p_user_id uuid, p_kind text, p_came_by text, p_asked_on date, p_text text
) returns public.data_requests
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  if p_came_by is distinct from 'mail' and p_came_by is distinct from 'letter' then
    raise exception 'data_request_invalid' using errcode = '22023';
  end if;
  return private.add_data_request(
    p_id, p_user_id, p_kind, p_came_by, p_text, p_asked_on::timestamp at time zone 'Europe/Berlin', private.current_time()
  );
end;
$$;
comment on function public.enter_data_request(uuid, uuid, text, text, date, text) is 'An organiser enters what somebody asked by mail or letter; the thirty days began on the day when it came (42501 orga_only, GR009, GR156, 22023).';
grant execute on function public.enter_data_request(uuid, uuid, text, text, date, text) to authenticated;

create function private.close_data_request(p_id uuid, p_state text, p_answer text, p_user_id uuid, p_now timestamptz)
returns public.data_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.data_requests;
begin
  select * into request from public.data_requests where id = p_id for no key update;
  if not found then
    raise exception 'data_request_not_found' using errcode = 'GR009';
  end if;
  -- The same wish again.
  if request.state = p_state then
    return request;
  end if;
  if request.state <> 'open' then
    raise exception 'data_request_closed' using errcode = 'GR018';
  end if;
  -- A deletion is done when the account is gone, and by nothing else; a refusal says why.
  if (p_state = 'done' and request.kind = 'deletion') or (p_state = 'refused' and coalesce(btrim(p_answer), '') = '') then
    raise exception 'answer_invalid' using errcode = '22023';
  end if;
  update public.data_requests set
      state = p_state, answer = btrim(coalesce(p_answer, '')), closed_at = p_now,
      handled_by = case when p_state = 'withdrawn' then handled_by else p_user_id end
    where id = p_id returning * into request;
  if p_state <> 'withdrawn' and request.user_id is not null then
    perform private.notify(request.user_id, 'data_request_answered', p_user_id, null, '{}', '{}', p_now);
  end if;
  return request;
end;
$$;
comment on function private.close_data_request(uuid, text, text, uuid, timestamptz) is 'Closes a request that is open: done, refused with a reason, or withdrawn (GR009, GR018 data_request_closed, 22023 answer_invalid).';

create function public.answer_data_request(p_id uuid, p_is_done boolean, p_answer text) returns public.data_requests
language sql security definer set search_path = '' as $$
  select private.close_data_request(
    p_id, case when p_is_done then 'done' else 'refused' end, p_answer, private.acting_organiser(), private.current_time()
  );
$$;
comment on function public.answer_data_request(uuid, boolean, text) is 'An organiser says that a request is done, or refuses it with a reason (42501 orga_only, GR009, GR018, 22023).';
grant execute on function public.answer_data_request(uuid, boolean, text) to authenticated;

create function public.withdraw_data_request(p_id uuid) returns public.data_requests
language plpgsql security definer set search_path = '' as $$
declare
  asking uuid := private.acting_person();
begin
  if not exists (select from public.data_requests r where r.id = p_id and r.user_id = asking) then
    raise exception 'data_request_not_found' using errcode = 'GR009';
  end if;
  return private.close_data_request(p_id, 'withdrawn', '', asking, private.current_time());
end;
$$;
comment on function public.withdraw_data_request(uuid) is 'Whoever asked takes it back while it is open (GR009, GR018 data_request_closed).';
grant execute on function public.withdraw_data_request(uuid) to authenticated;

-- An account is deleted by functions, which remove its files too. They ask here first, as the organiser who wants it.
create function public.begin_removal(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asking uuid := private.proven_organiser();
begin
  update public.data_requests set handled_by = asking where user_id = p_user_id and kind = 'deletion' and state = 'open';
end;
$$;
comment on function public.begin_removal(uuid) is 'For the function remove-person, as the organiser who asks: lets through whoever has given a fresh proof, and notes who handles what the person asked (42501 orga_only, GR126 fresh_login_needed).';
grant execute on function public.begin_removal(uuid) to authenticated;
