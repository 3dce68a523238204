-- On which devices somebody is logged in, for the person's own eyes.

create function private.own_sessions()
returns table (created_at timestamptz, updated_at timestamptz, user_agent text, network text, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select
    s.created_at,
    -- The auth service notes a refresh without a zone, in UTC.
    greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc'),
    s.user_agent,
    -- Enough to tell one's own network from a foreign one; the rest of the address is nobody's business.
    host(network(set_masklen(s.ip, case family(s.ip) when 4 then 24 else 48 end))),
    coalesce(s.id::text = auth.jwt() ->> 'session_id', false)
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  order by 5 desc, 2 desc
$$;
comment on function private.own_sessions() is 'The sessions of whoever asks, this one first: when, on what, from which network.';
revoke all on function private.own_sessions() from public, anon, authenticated, service_role;
grant execute on function private.own_sessions() to authenticated;

create function public.my_sessions()
returns table (created_at timestamptz, updated_at timestamptz, user_agent text, network text, is_current boolean)
language sql stable security invoker set search_path = '' as $$
  select s.created_at, s.updated_at, s.user_agent, s.network, s.is_current from private.own_sessions() s
$$;
comment on function public.my_sessions() is 'The sessions of whoever asks; network is the address cut to /24 (IPv4) or /48 (IPv6).';
revoke all on function public.my_sessions() from public, anon, authenticated, service_role;
grant execute on function public.my_sessions() to authenticated;
