-- Where a market test is quoted: nobody types that twice, the hand-ins say it.

create function public.experiment_quotes(p_team_id uuid)
returns table (experiment_id uuid, week integer, state text)
language sql stable set search_path = '' as $$
  select quoted.id, m.week, h.state
  from public.hand_ins h
  join public.milestones m on m.id = h.milestone_id
  cross join lateral (
    select entry.id::uuid as id
      from public.hand_in_parts p cross join lateral jsonb_array_elements_text(p.value -> 'tests') as entry (id)
      where p.hand_in_id = h.id
    union
    select (entry.value ->> 'id')::uuid
      from public.hand_in_versions v
      cross join lateral jsonb_each(v.parts) as part
      cross join lateral jsonb_array_elements(part.value -> 'tests') as entry
      where v.hand_in_id = h.id and v.number = h.version
  ) quoted
  where h.team_id in (select t.id from public.teams t where t.id = p_team_id or t.merged_into = p_team_id)
  order by m.week desc, quoted.id;
$$;
comment on function public.experiment_quotes(uuid) is 'Which market tests the hand-ins of a team, and of those merged into it, quote now or in their newest version, as far as the caller may read them.';
grant execute on function public.experiment_quotes(uuid) to authenticated;
