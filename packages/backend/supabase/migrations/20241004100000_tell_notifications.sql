-- How the bell reads what a person is told, and how another browser hears of it at once.

create function public.my_notifications(p_limit integer default 20, p_before timestamptz default null)
returns table (
  id uuid, kind text, created_at timestamptz, read_at timestamptz, payload jsonb, actor jsonb, team jsonb
)
language sql stable security invoker set search_path = '' as $$
  with page as (
    select n.* from public.notifications n
    where n.user_id = (select auth.uid()) and (p_before is null or n.created_at < p_before)
    order by n.created_at desc, n.id desc
    limit least(greatest(coalesce(p_limit, 0), 0), 50)
  )
  select page.id, page.kind, page.created_at, page.read_at, page.payload,
    case when p.user_id is not null then jsonb_build_object(
      'user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar
    ) end,
    case when t.id is not null then jsonb_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'logo', t.logo) end
  from page
    left join public.profiles p on p.user_id = page.actor_id
    left join public.teams t on t.id = page.team_id
  order by page.created_at desc, page.id desc;
$$;
comment on function public.my_notifications(integer, timestamptz) is 'What the caller is told, newest first, at most fifty; the names are those of now.';
revoke all on function public.my_notifications(integer, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.my_notifications(integer, timestamptz) to authenticated;

-- The policies of both tables decide who hears of which row. Whoever is told of an update gets the new row, so the
-- primary key is identity enough; of a deleted row nobody is told more than its id.
alter publication supabase_realtime add table public.notifications, public.team_requests;
