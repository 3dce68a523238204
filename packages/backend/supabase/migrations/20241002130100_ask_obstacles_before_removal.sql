-- An organiser who deletes somebody else asks what stands in the way before anything is touched, as the person does.
create function public.deletion_obstacles(p_user_id uuid) returns table (code text)
language sql stable security definer set search_path = '' as $$
  select o.code from private.deletion_obstacles(p_user_id) o;
$$;
comment on function public.deletion_obstacles(uuid) is 'For the functions that delete accounts: why this one cannot be deleted now; no row when it can.';

revoke all on function public.deletion_obstacles(uuid) from public, anon, authenticated, service_role;
grant execute on function public.deletion_obstacles(uuid) to service_role;
