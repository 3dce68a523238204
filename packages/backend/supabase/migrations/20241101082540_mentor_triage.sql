-- Which of a mentor's teams need them, and why: one query, the worst first, reasons as codes with the time since when and
-- their numbers. Words are made by the app. See decision 047.

-- In plpgsql, for it names tables that later files make. Whatever else becomes a contact is one more line here.
create function private.last_contacts(p_mentor_ids uuid[])
returns table (mentor_id uuid, team_id uuid, kind text, contacted_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select v.author_id, v.team_id, 'review', max(v.settled_at)
    from public.hand_in_verdicts v where v.author_id = any (p_mentor_ids) and v.settled_at is not null group by 1, 2
    union all
    select a.author_id, a.team_id, 'advice', max(a.created_at)
    from public.advice a where a.author_id = any (p_mentor_ids) group by 1, 2
    union all
    select n.author_id, n.team_id, 'note', max(n.created_at)
    from public.mentor_notes n where n.author_id = any (p_mentor_ids) group by 1, 2
    union all
    select b.mentor_id, b.team_id, 'meeting', max(b.starts_at)
    from public.office_hour_bookings b where b.mentor_id = any (p_mentor_ids) and b.state = 'held' group by 1, 2;
end;
$$;
comment on function private.last_contacts(uuid[]) is 'When mentors were last in contact with each team, and how: the newest of each kind. What was said to a team that went into another stands by the former.';

-- In plpgsql as well.
create function private.meetings_without_note(p_mentor_id uuid, p_now timestamptz)
returns table (team_id uuid, ended_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select b.team_id, b.ends_at from public.office_hour_bookings b
    where b.mentor_id = p_mentor_id and b.state = 'booked' and b.ends_at <= p_now;
end;
$$;
comment on function private.meetings_without_note(uuid, timestamptz) is 'Meetings of a mentor that are over, and of which they have not said what came of them.';

create function private.last_contact(p_team_id uuid, p_mentor_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select max(c.contacted_at) from private.last_contacts(array[p_mentor_id]) c
  where c.team_id in (select t.id from public.teams t where t.id = p_team_id or t.merged_into = p_team_id);
$$;
comment on function private.last_contact(uuid, uuid) is 'When a mentor was last in contact with a team, or with one that went into it; null where they never were.';

create function private.mentor_triage(p_user_id uuid, p_now timestamptz)
returns table (
  team_id uuid, name text, slug text, city text, logo text, status text, is_stand_in boolean,
  other_name text, stand_in_until date, reasons jsonb, weeks jsonb, waiting jsonb,
  pulse_week integer, pulse_state text, pulse_said_at timestamptz, pulses_unread integer,
  last_contact_at timestamptz, last_contact_kind text
)
language sql stable security definer set search_path = '' as $$
  with season as materialized (
    select s.id, s.starts_on, private.week_at(s.id, p_now) as week from private.current_season() s
  ),
  clock as materialized (
    select s.id as season_id, s.week, s.starts_on, s.starts_on::timestamp at time zone 'Europe/Berlin' as starts_at,
      -- A week that asks for nothing is a week off.
      exists (select from public.milestones m where m.season_id = s.id and m.week = s.week) as is_asking
    from season s
  ),
  -- Rows of many teams are asked for by one list of ids: so an index is gone through once, not once a team.
  assignment as materialized (
    select a.*, stand_in.is_now
    from private.profiles p
    join public.mentor_assignments a on a.status = 'active' and p_user_id in (a.mentor_id, a.stand_in_id)
    cross join lateral (
      select coalesce(
        a.stand_in_id is not null and (p_now at time zone 'Europe/Berlin')::date between a.stand_in_from and a.stand_in_until, false
      ) as is_now
    ) stand_in
    where p.user_id = p_user_id and p.role in ('MENTOR', 'ORGA') and (a.mentor_id = p_user_id or stand_in.is_now)
  ),
  team as materialized (
    select t.* from public.teams t where t.id = any (array(select a.team_id from assignment a))
  ),
  own as materialized (
    select t.id, t.name, t.slug, t.city, t.logo, t.status, t.created_at, a.mentor_id <> p_user_id as is_stand_in,
      case when a.is_now then a.stand_in_until end as stand_in_until,
      case
        when a.is_now and a.mentor_id = p_user_id then a.stand_in_id
        when a.mentor_id <> p_user_id then a.mentor_id
      end as other_id,
      greatest(clock.starts_at, case
        when a.mentor_id = p_user_id then coalesce(a.answered_at, a.created_at)
        else a.stand_in_from::timestamp at time zone 'Europe/Berlin'
      end) as since,
      greatest(t.created_at, clock.starts_at) as begun_at,
      t.status in ('forming', 'active', 'finalist') and clock.week is not null as is_going
    from clock
    join team t on t.season_id = clock.season_id
    join assignment a on a.team_id = t.id
  ),
  -- A team reads and answers for what was merged into it.
  source as materialized (
    select own.id as team_id, own.id as source_id from own
    union all
    select m.merged_into, m.id from public.teams m where m.merged_into = any (array(select own.id from own))
  ),
  every_contact as materialized (
    select s.team_id, c.kind, c.contacted_at
    from private.last_contacts(array[p_user_id]) c join source s on s.source_id = c.team_id
  ),
  contact as materialized (
    select distinct on (c.team_id) c.* from every_contact c order by c.team_id, c.contacted_at desc, c.kind
  ),
  every_hand_in as materialized (
    select h.* from public.hand_ins h where h.team_id = any (array(select s.source_id from source s))
  ),
  hand_in as materialized (
    -- Which one counts, as private.counted_hand_in says of a single team.
    select distinct on (s.team_id, h.milestone_id) s.team_id as counts_for, h.*
    from every_hand_in h
    join source s on s.source_id = h.team_id
    cross join lateral (
      select h.version > 0 or exists (select from public.hand_in_parts p where p.hand_in_id = h.id) as is_begun
    ) draft
    where draft.is_begun or h.team_id = s.team_id
    order by s.team_id, h.milestone_id, h.team_id = s.team_id and draft.is_begun desc, h.version > 0 desc,
      h.team_id = s.team_id desc, h.created_at
  ),
  -- The newest version is the one that none replaced; an index alone says when it came.
  newest as materialized (
    select v.hand_in_id, v.handed_in_at from public.hand_in_versions v
    where v.team_id = any (array(select s.source_id from source s)) and v.replaced_at is null
  ),
  milestone as materialized (
    select m.* from clock join public.milestones m on m.season_id = clock.season_id
  ),
  pending as materialized (
    select array(select v.hand_in_id from public.hand_in_verdicts v where v.settled_at is null) as hand_in_ids
  ),
  week as materialized (
    select own.id as team_id, w.week, m.id as milestone_id, h.id as hand_in_id, h.version, m.opens_at, due.at as due_at,
      due.at + make_interval(mins => m.grace_minutes) as closes_at, case when m.id is not null then coalesce(h.state, 'draft') end as state,
      coalesce(h.is_late, false) as is_late, h.return_due_at, h.reviewer_id, v.handed_in_at, m.title_en, m.title_de
    from clock
    cross join own
    cross join pending
    join public.season_weeks w on w.season_id = clock.season_id
    left join milestone m on m.week = w.week
    left join hand_in h on h.counts_for = own.id and h.milestone_id = m.id
    cross join lateral (select greatest(m.due_at, h.extended_until) as at) due
    -- What a verdict is given of waits no more, also while the verdict can be taken back.
    left join newest v on v.hand_in_id = h.id and h.state in ('submitted', 'in_review') and h.id <> all (pending.hand_in_ids)
  ),
  -- What those that wait longest say, of so many as somebody reads in an evening.
  said as materialized (
    select oldest.hand_in_id,
      (array_agg(left(v.parts -> p.key ->> 'text', 200) order by p.position, p.key) filter (where v.parts -> p.key ? 'text'))[1] as excerpt,
      coalesce(sum(jsonb_array_length(v.parts -> p.key -> 'files')) filter (where v.parts -> p.key ? 'files'), 0) as files
    from (
      select w.hand_in_id, w.version, w.milestone_id from week w
      where w.handed_in_at is not null order by w.handed_in_at, w.team_id, w.week limit 6
    ) oldest
    join public.hand_in_versions v on v.hand_in_id = oldest.hand_in_id and v.number = oldest.version
    join public.milestone_parts p on p.milestone_id = oldest.milestone_id
    group by oldest.hand_in_id
  ),
  every_pulse as materialized (
    select p.* from public.pulses p where p.team_id = any (array(select s.source_id from source s))
  ),
  pulse as materialized (
    -- Where teams were merged and both said something of a week, what the team of today said counts.
    select p.*, s.team_id as said_of
    from every_pulse p join source s on s.source_id = p.team_id
  ),
  last_pulse as materialized (
    select p.said_of as team_id, p.week, max(p.updated_at) as said_at,
      case when bool_or(p.state = 'stuck') then 'stuck' else 'on_track' end as state,
      min(p.updated_at) filter (where p.state = 'stuck' and p.updated_at > coalesce(c.contacted_at, '-infinity')) as stuck_since,
      (array_agg(p.note order by p.updated_at desc, p.id) filter (
        where p.state = 'stuck' and p.updated_at > coalesce(c.contacted_at, '-infinity')
      ))[1] as stuck_note
    from (
      select pulse.*, rank() over (
        partition by pulse.said_of order by pulse.week desc, pulse.team_id = pulse.said_of desc
      ) as rank from pulse
    ) p
    left join contact c on c.team_id = p.said_of
    where p.rank = 1
    group by p.said_of, p.week
  ),
  open_item as materialized (
    select i.team_id, i.due_week from public.action_items i
    where i.team_id = any (array(select s.source_id from source s)) and i.state = 'open'
  ),
  overdue_item as (
    select s.team_id, i.due_week from open_item i join source s on s.source_id = i.team_id
  ),
  reason as (
    select l.team_id, 1 as rank, l.stuck_since as since,
      jsonb_build_object('code', 'stuck', 'week', l.week, 'note', l.stuck_note) as said
    from last_pulse l join own on own.id = l.team_id where own.is_going and l.stuck_since is not null
    union all
    select own.id, 2, coalesce(said.at, own.begun_at),
      jsonb_build_object('code', 'no_pulse', 'state', case when said.at is not null then l.state end)
    from own
    join clock on clock.is_asking
    left join last_pulse l on l.team_id = own.id
    left join lateral (select max(p.updated_at) as at from pulse p where p.said_of = own.id) said on true
    where own.is_going and coalesce(said.at, own.begun_at) <= p_now - interval '14 days'
    union all
    -- Whoever spoke with the team since the week was closed has answered it.
    select w.team_id, 3, max(w.closes_at),
      jsonb_build_object('code', 'hand_in_missed', 'week', (array_agg(w.week order by w.closes_at desc, w.week desc))[1], 'count', count(*))
    from week w join own on own.id = w.team_id left join contact c on c.team_id = w.team_id
    where own.is_going and w.state = 'draft' and w.closes_at <= p_now and w.closes_at > own.created_at
      and w.closes_at > coalesce(c.contacted_at, '-infinity')
    group by w.team_id
    union all
    select w.team_id, 4, min(w.due_at), jsonb_build_object(
        'code', 'hand_in_late', 'week', (array_agg(w.week order by w.due_at, w.week))[1], 'count', count(*),
        'until', (array_agg(w.closes_at order by w.due_at, w.week))[1]
      )
    from week w join own on own.id = w.team_id
    where own.is_going and w.state = 'draft' and w.due_at <= p_now and w.closes_at > p_now
    group by w.team_id
    union all
    select w.team_id, 5, min(w.return_due_at), jsonb_build_object(
        'code', 'revision_overdue', 'week', (array_agg(w.week order by w.return_due_at, w.week))[1], 'count', count(*)
      )
    from week w join own on own.id = w.team_id
    where own.is_going and w.state = 'changes_requested' and w.return_due_at <= p_now
    group by w.team_id
    union all
    select w.team_id, 6, min(w.handed_in_at), jsonb_build_object(
        'code', 'handed_in_late', 'week', (array_agg(w.week order by w.handed_in_at, w.week))[1], 'count', count(*)
      )
    from week w where w.is_late and w.handed_in_at is not null
    group by w.team_id
    union all
    select w.team_id, 7, min(w.handed_in_at), jsonb_build_object(
        'code', 'hand_in_waiting', 'week', (array_agg(w.week order by w.handed_in_at, w.week))[1], 'count', count(*)
      )
    from week w where w.handed_in_at <= p_now - interval '3 days'
    group by w.team_id
    union all
    select own.id, 8, coalesce(c.contacted_at, own.since), jsonb_build_object('code', 'no_contact', 'kind', c.kind)
    from own left join contact c on c.team_id = own.id
    where own.is_going and coalesce(c.contacted_at, own.since) <= p_now - interval '14 days'
    union all
    -- Whoever wrote to the team since the last of them was due, met it or noted something, has answered them; a review is of its week.
    select i.team_id, 9, ((clock.starts_on + min(i.due_week) * 7)::timestamp) at time zone 'Europe/Berlin',
      jsonb_build_object('code', 'items_overdue', 'count', count(*))
    from clock
    join overdue_item i on i.due_week < clock.week
    join own on own.id = i.team_id and own.is_going
    group by i.team_id, clock.starts_on
    having count(*) >= 2 and ((clock.starts_on + max(i.due_week) * 7)::timestamp) at time zone 'Europe/Berlin' > coalesce((
      select max(c.contacted_at) from every_contact c where c.team_id = i.team_id and c.kind <> 'review'
    ), '-infinity')
    union all
    select s.team_id, 10, min(m.ended_at), jsonb_build_object('code', 'note_missing', 'count', count(*))
    from private.meetings_without_note(p_user_id, p_now) m join source s on s.source_id = m.team_id
    group by s.team_id
  ),
  needed as materialized (
    select r.team_id, jsonb_agg(r.said || jsonb_build_object('since', r.since) order by r.rank) as reasons,
      min(r.rank) as worst, count(*) as total, (array_agg(r.since order by r.rank))[1] as since
    from reason r group by r.team_id
  )
  select own.id, own.name, own.slug, own.city, own.logo, own.status, own.is_stand_in,
    (select trim(p.first_name || ' ' || p.last_name) from private.profiles p where p.user_id = own.other_id), own.stand_in_until,
    coalesce(needed.reasons, '[]'),
    (
      select jsonb_agg(jsonb_build_object(
        'week', w.week, 'milestone_id', w.milestone_id, 'hand_in_id', w.hand_in_id, 'state', w.state, 'version', coalesce(w.version, 0),
        'opens_at', w.opens_at, 'due_at_effective', w.due_at, 'closes_at', w.closes_at, 'is_late', w.is_late,
        'handed_in_at', w.handed_in_at, 'return_due_at', w.return_due_at, 'parts_ready', parts.ready,
        'parts_required', parts.required
      ) order by w.week)
      from week w
      -- What is ready is asked of those alone that are written now.
      left join lateral (
        select
          count(*) filter (where p.is_required and private.is_part_ready(d.value)) as ready,
          count(*) filter (where p.is_required) as required
        from public.milestone_parts p
        left join public.hand_in_parts d on d.hand_in_id = w.hand_in_id and d.part_key = p.key
        where p.milestone_id = w.milestone_id and w.state = 'draft' and w.opens_at <= p_now and w.closes_at > p_now
      ) parts on true
      where w.team_id = own.id
    ),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'week', w.week, 'hand_in_id', w.hand_in_id, 'version', w.version, 'handed_in_at', w.handed_in_at,
        'is_late', w.is_late, 'is_revision', w.return_due_at is not null, 'replaceable_until', case when w.due_at > p_now then w.due_at end,
        'reviewer_id', w.reviewer_id, 'title_en', w.title_en, 'title_de', w.title_de, 'excerpt', said.excerpt,
        'files', coalesce(said.files, 0)
      ) order by w.handed_in_at, w.week), '[]')
      from week w left join said on said.hand_in_id = w.hand_in_id
      where w.team_id = own.id and w.handed_in_at is not null
    ),
    l.week, l.state, l.said_at,
    (select count(*)::integer from pulse p where p.said_of = own.id and p.read_by_mentor_at is null),
    c.contacted_at, c.kind
  from own
  left join needed on needed.team_id = own.id
  left join last_pulse l on l.team_id = own.id
  left join contact c on c.team_id = own.id
  -- The worst first: by the worst reason, by how many there are, by how long it has been so.
  order by needed.worst nulls last, needed.total desc, needed.since, own.id;
$$;
comment on function private.mentor_triage(uuid, timestamptz) is 'The teams that a person mentors this season, those that need them most first, with the reasons, their weeks, what waits to be read, and what was last said.';

create function public.mentor_triage()
returns table (
  team_id uuid, name text, slug text, city text, logo text, status text, is_stand_in boolean,
  other_name text, stand_in_until date, reasons jsonb, weeks jsonb, waiting jsonb,
  pulse_week integer, pulse_state text, pulse_said_at timestamptz, pulses_unread integer,
  last_contact_at timestamptz, last_contact_kind text
)
language sql stable security definer set search_path = '' as $$
  select * from private.mentor_triage(private.acting_person(), private.current_time());
$$;
comment on function public.mentor_triage() is 'The teams that the caller mentors, those that need them most first, each with the reasons: a code, since when, and its numbers.';
grant execute on function public.mentor_triage() to authenticated;
