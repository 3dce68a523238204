-- Mails that the product sends itself. A row is written in the transaction that gives the reason, so there is no mail
-- about what was rolled back; the function send-outbox claims rows and sends them.

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,39}$'),
  locale text not null default 'en' check (locale in ('en', 'de')),
  recipient text not null check (char_length(recipient) <= 320),
  user_id uuid references private.profiles (user_id) on delete cascade,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  claim uuid,
  error text,
  sent_at timestamptz,
  erase_when_done boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table private.outbox is 'Mails to send, one row a message. Written by functions only.';
comment on column private.outbox.kind is 'Which mail: a key of supabase/functions/_shared/mails.';
comment on column private.outbox.user_id is 'Whose mail it is; it goes when the person goes. Null for a farewell.';
comment on column private.outbox.details is 'What the mail says beyond its fixed words.';
comment on column private.outbox.due_at is 'Not before then; while a worker holds the message, the end of its lease.';
comment on column private.outbox.claim is 'Which claim holds the message: only that one may settle it.';
comment on column private.outbox.erase_when_done is 'Whether nothing of it may stay once it was sent or given up.';
create index outbox_due_idx on private.outbox (due_at) where state = 'waiting';
create index outbox_user_id_idx on private.outbox (user_id);

create trigger outbox_touch before update on private.outbox
  for each row execute function private.touch_updated_at();

alter table private.outbox enable row level security;
revoke all on private.outbox from anon, authenticated, service_role;
grant select on private.outbox to authenticated, service_role;

-- Organisers may see what was sent, waits or failed.
create policy outbox_read_by_orga on private.outbox
  for select to authenticated
  using ((select private.is_orga()));

-- Five minutes are longer than a worker may take for its messages. A worker that dies with the lease has used an attempt.
create function private.claim_outbox(p_limit integer, p_now timestamptz) returns setof private.outbox
language plpgsql security definer set search_path = '' as $$
begin
  update private.outbox set state = 'dead', error = coalesce(error, 'No worker finished it.')
    where state = 'waiting' and due_at <= p_now and attempts >= 6;
  return query
    update private.outbox o
      set attempts = o.attempts + 1, claim = gen_random_uuid(), due_at = p_now + interval '5 minutes'
      from (
        select w.id from private.outbox w
        where w.state = 'waiting' and w.due_at <= p_now
        order by w.due_at
        limit least(greatest(coalesce(p_limit, 0), 0), 100)
        for update skip locked
      ) due
      where o.id = due.id
      returning o.*;
end;
$$;
comment on function private.claim_outbox(integer, timestamptz) is 'Hands out due messages, each to one worker at a time, for five minutes.';

-- A failed message waits 1, 2, 4, 8, 16 minutes; the sixth failure is the last and keeps its error.
create function private.settle_outbox(p_id uuid, p_claim uuid, p_error text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  held private.outbox;
begin
  select * into held from private.outbox where id = p_id and claim = p_claim and state = 'waiting' for update;
  if not found then
    return false;
  end if;
  if p_error is null and held.erase_when_done then
    delete from private.outbox where id = p_id;
  elsif p_error is null then
    update private.outbox set state = 'sent', sent_at = p_now, claim = null, error = null where id = p_id;
  elsif held.attempts < 6 then
    update private.outbox set claim = null, error = left(p_error, 500),
      due_at = p_now + interval '1 minute' * power(2, held.attempts - 1) where id = p_id;
  elsif held.erase_when_done then
    -- The server's words may quote the address.
    update private.outbox set state = 'dead', claim = null, error = 'Given up.', recipient = '', details = '{}' where id = p_id;
  else
    update private.outbox set state = 'dead', claim = null, error = left(p_error, 500) where id = p_id;
  end if;
  return true;
end;
$$;
comment on function private.settle_outbox(uuid, uuid, text, timestamptz) is 'Ends a claim: sent, or failed with an error; false when the claim no longer holds.';

create function public.claim_outbox(p_limit integer)
returns table (id uuid, claim uuid, kind text, locale text, recipient text, details jsonb)
language sql security definer set search_path = '' as $$
  select c.id, c.claim, c.kind, c.locale, c.recipient, c.details from private.claim_outbox(p_limit, now()) c;
$$;
comment on function public.claim_outbox(integer) is 'For the function send-outbox: due messages, claimed for five minutes.';

create function public.settle_outbox(p_id uuid, p_claim uuid, p_error text default null) returns boolean
language sql security definer set search_path = '' as $$
  select private.settle_outbox(p_id, p_claim, p_error, now());
$$;
comment on function public.settle_outbox(uuid, uuid, text) is 'For the function send-outbox: a claimed message was sent, or failed with an error.';

revoke all on function
  private.claim_outbox(integer, timestamptz), private.settle_outbox(uuid, uuid, text, timestamptz),
  public.claim_outbox(integer), public.settle_outbox(uuid, uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.claim_outbox(integer), public.settle_outbox(uuid, uuid, text) to service_role;
