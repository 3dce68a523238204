-- What a team handed in, in all weeks at once: its record shows when each version came and what was said of it.

create function public.team_hand_ins(p_team_id uuid) returns setof public.hand_ins
language sql stable set search_path = '' as $$
  select h.* from public.hand_ins h
  where h.team_id in (select t.id from public.teams t where t.id = p_team_id or t.merged_into = p_team_id)
  order by h.created_at, h.id;
$$;
comment on function public.team_hand_ins(uuid) is 'The hand-ins of a team and of those merged into it, as far as the caller may read them.';
grant execute on function public.team_hand_ins(uuid) to authenticated;
