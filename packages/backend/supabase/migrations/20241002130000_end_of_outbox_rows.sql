-- What was sent or given up needs nobody's address for ever: organisers look at it for thirty days.
create index outbox_done_idx on private.outbox (updated_at) where state <> 'waiting';

-- A worker may die with the last attempt as well: a farewell then leaves as little behind as one that was settled.
create or replace function private.claim_outbox(p_limit integer, p_now timestamptz) returns setof private.outbox
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.outbox where state <> 'waiting' and updated_at < p_now - interval '30 days';
  update private.outbox set
      state = 'dead',
      claim = null,
      error = case when erase_when_done then 'Given up.' else coalesce(error, 'No worker finished it.') end,
      recipient = case when erase_when_done then '' else recipient end,
      details = case when erase_when_done then '{}' else details end
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

-- Farewells that were given up before this rule.
update private.outbox set recipient = '', details = '{}', error = 'Given up.' where state = 'dead' and erase_when_done;
