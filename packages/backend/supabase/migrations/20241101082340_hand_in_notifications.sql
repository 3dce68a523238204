-- What people are told of hand-ins: members when a week opens, before it is due, when nothing came, and what became of what
-- came; the mentor that something came. Each is told once: the key is the person, the kind, the team, the milestone, and
-- what happened. Words that people wrote are looked up when a mail leaves, which is never between 22:00 and 07:00 in Berlin;
-- by then it may say nothing new any more, and does not leave.

create function private.occasion_at(p_what text, p_at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select p_what || ' ' || extract(epoch from p_at)::bigint;
$$;
comment on function private.occasion_at(text, timestamptz) is 'What happens at a time, for the key under which it is told once; another time is told anew.';

create function private.hand_in_occasion(p_team_id uuid, p_milestone_id uuid, p_what text) returns text
language sql immutable set search_path = '' as $$
  select p_team_id || ' ' || p_milestone_id || ' ' || p_what;
$$;
comment on function private.hand_in_occasion(uuid, uuid, text) is 'Under which key somebody is told once what happened to a team''s hand-in for a milestone.';

create function private.notify_of_hand_in(
  p_user_id uuid, p_kind text, p_team_id uuid, p_milestone_id uuid, p_actor_id uuid, p_what text, p_payload jsonb,
  p_now timestamptz
) returns void
language sql security definer set search_path = '' as $$
  select private.notify(
    p_user_id, p_kind, p_actor_id, p_team_id,
    jsonb_build_object('milestone_id', m.id, 'week', m.week, 'title_en', m.title_en, 'title_de', m.title_de) || p_payload,
    jsonb_build_object('team_id', p_team_id), p_now,
    private.hand_in_occasion(p_team_id, p_milestone_id, p_what), true
  )
  from public.milestones m where m.id = p_milestone_id;
$$;
comment on function private.notify_of_hand_in(uuid, text, uuid, uuid, uuid, text, jsonb, timestamptz) is 'Tells a person once what happened to a team''s hand-in.';

create function private.notify_team_of_hand_in(
  p_kind text, p_team_id uuid, p_milestone_id uuid, p_actor_id uuid, p_what text, p_payload jsonb, p_now timestamptz
) returns void
language sql security definer set search_path = '' as $$
  select private.notify_of_hand_in(m.user_id, p_kind, p_team_id, p_milestone_id, p_actor_id, p_what, p_payload, p_now)
  from public.team_members m where m.team_id = p_team_id and m.left_at is null order by m.user_id;
$$;
comment on function private.notify_team_of_hand_in(text, uuid, uuid, uuid, text, jsonb, timestamptz) is 'Tells everybody in a team once what happened to its hand-in.';

-- Who looks after a team hears of the first version, of one after a return, and of one that was taken from its reader; not of
-- each by which a team replaces what nobody reads yet.
create function private.inform_mentor(p_before public.hand_ins, p_version integer, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  select private.notify_of_hand_in(
    private.mentor_of(p_before.team_id), 'hand_in_given', p_before.team_id, p_before.milestone_id, null,
    case
      when p_before.version = 0 then 'first'
      when p_before.state = 'changes_requested' then 'version ' || p_version
      else 'taken back'
    end,
    jsonb_build_object('version', p_version), p_now
  )
  where private.is_reviewer(private.mentor_of(p_before.team_id), p_before.team_id)
    and (
      p_before.version = 0 or p_before.state = 'changes_requested'
      or (p_before.state = 'draft' and p_before.taken_back_at is not null)
    );
$$;
comment on function private.inform_mentor(public.hand_ins, integer, timestamptz) is 'Tells the mentor of a team that it handed in; takes the hand-in as it was before.';

create index hand_ins_extended_until_idx on public.hand_ins (extended_until) where extended_until is not null;

create function private.hand_in_reminders(p_milestone public.milestones, p_due timestamptz)
returns table (kind text, what text, starts_at timestamptz, ends_at timestamptz, until timestamptz)
language sql immutable set search_path = '' as $$
  select reminder.kind, reminder.what, reminder.starts_at, reminder.ends_at, reminder.until
  from (
    select extract(epoch from p_due)::bigint as mark, p_due + make_interval(mins => p_milestone.grace_minutes) as closes
  ) due
  cross join lateral (values
    -- Whoever comes later finds the week on the dashboard.
    ('week_open', 'open', p_milestone.opens_at, least(p_milestone.opens_at + interval '1 day', p_due), p_due),
    -- Two days are days of the calendar, also where one of them has 23 or 25 hours.
    (
      'hand_in_due', 'two days ' || due.mark,
      (p_due at time zone 'Europe/Berlin' - interval '2 days') at time zone 'Europe/Berlin', p_due - interval '1 day', p_due
    ),
    ('hand_in_due', 'three hours ' || due.mark, p_due - interval '3 hours', p_due, p_due),
    ('hand_in_late', 'late ' || due.mark, private.next_morning(p_due), due.closes, due.closes)
  ) as reminder (kind, what, starts_at, ends_at, until)
  where reminder.starts_at >= p_milestone.opens_at;
$$;
comment on function private.hand_in_reminders(public.milestones, timestamptz) is 'When members of a team for which a milestone is due at a time are told of it: from when on, until when it makes sense, and the time that they are told.';

create function private.is_hand_in_news(p_user_id uuid, p_kind text, p_details jsonb, p_now timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  team public.teams;
  milestone public.milestones;
  hand_in public.hand_ins;
  due timestamptz;
  until timestamptz := p_details ->> 'until';
begin
  select * into team from public.teams where id = (p_details ->> 'team_id')::uuid;
  select * into milestone from public.milestones where id = (p_details ->> 'milestone_id')::uuid;
  if team.id is null or milestone.id is null or team.status in ('finished', 'withdrawn') then
    return false;
  end if;
  hand_in := private.counted_hand_in(team.id, milestone.id);
  due := private.hand_in_due(hand_in, milestone);
  if p_kind = 'hand_in_given' then
    return hand_in.state in ('submitted', 'in_review') and hand_in.reviewer_id is distinct from p_user_id
      and private.is_reviewer(p_user_id, team.id);
  end if;
  if not exists (
    select from public.team_members m where m.team_id = team.id and m.user_id = p_user_id and m.left_at is null
  ) then
    return false;
  end if;
  return coalesce(case p_kind
    when 'week_open' then not private.is_milestone_stopped(milestone.id) and p_now < private.hand_in_closes(hand_in, milestone)
    when 'hand_in_due' then not private.is_milestone_stopped(milestone.id) and until = due and p_now < due and (
      hand_in.id is null or hand_in.state = 'draft'
      or (hand_in.state in ('submitted', 'in_review') and not (private.newest_version(hand_in)).is_complete)
    )
    when 'hand_in_late' then not private.is_milestone_stopped(milestone.id) and until = private.hand_in_closes(hand_in, milestone) and p_now < until
      and coalesce(hand_in.state, 'draft') = 'draft'
    when 'hand_in_by_clock' then hand_in.state in ('submitted', 'in_review')
      and to_jsonb(hand_in.version) = p_details -> 'version'
    when 'hand_in_returned' then hand_in.state = 'changes_requested' and hand_in.return_due_at = until
    when 'hand_in_return_moved' then hand_in.state = 'changes_requested' and hand_in.return_due_at = until
    when 'hand_in_not_reopened' then hand_in.state in ('submitted', 'in_review', 'accepted')
    when 'hand_in_accepted' then hand_in.state = 'accepted'
    when 'hand_in_extended' then hand_in.extended_until = until and p_now < until and hand_in.state <> 'accepted'
    when 'hand_in_not_extended' then due = until and hand_in.state = 'draft'
  end, false);
end;
$$;
comment on function private.is_hand_in_news(uuid, text, jsonb, timestamptz) is 'Whether what somebody is told of a hand-in still holds: they are in the team, or its mentor, and nothing happened since that makes it old.';

-- A mail names the parts as they are when it leaves. Of what was handed in, those of the newest version; else of the draft.
create function private.hand_in_details(p_kind text, p_details jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'team', t.name, 'slug', t.slug, 'there', parts.there, 'missing', parts.missing,
    'ready', parts.required - jsonb_array_length(parts.missing), 'required', parts.required,
    'is_handed_in', h.state in ('submitted', 'in_review'), 'is_late', coalesce(h.is_late, false),
    'hands_in_by_clock', coalesce(h.hands_in_by_clock, true),
    'message', case p_kind
      when 'hand_in_extended' then coalesce(h.extension_reason, '')
      when 'hand_in_not_extended' then coalesce(h.extension_declined_reason, '')
      else coalesce(v.note, '')
    end,
    'person', coalesce(trim(p.first_name || ' ' || p.last_name), '')
  )
  from public.teams t
  join public.milestones m on m.id = (p_details ->> 'milestone_id')::uuid
  left join lateral private.counted_hand_in(t.id, m.id) h on true
  left join public.hand_in_verdicts v on v.id = (p_details ->> 'verdict_id')::uuid
  left join private.profiles p on p.user_id = v.author_id
  cross join lateral (
    select
      count(*) filter (where part.is_required) as required,
      coalesce(jsonb_agg(part.label order by part.position, part.key) filter (where part.is_ready), '[]') as there,
      coalesce(
        jsonb_agg(part.label order by part.position, part.key) filter (where part.is_required and not part.is_ready), '[]'
      ) as missing
    from (
      select r.key, r.position, r.is_required, jsonb_build_object('en', r.label_en, 'de', r.label_de) as label, case
          when p_kind in ('hand_in_by_clock', 'hand_in_given') then coalesce((private.newest_version(h)).parts ? r.key, false)
          else exists (
            select from public.hand_in_parts d
            where d.hand_in_id = h.id and d.part_key = r.key and private.is_part_ready(d.value)
          )
        end as is_ready
      from public.milestone_parts r where r.milestone_id = m.id
    ) part
  ) parts
  where t.id = (p_details ->> 'team_id')::uuid;
$$;
comment on function private.hand_in_details(text, jsonb) is 'What a mail about a hand-in says beyond its details: the team, parts that are there and missing, and what a mentor or an organiser wrote.';

create function private.hand_in_progress(p_team_id uuid, p_milestone_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'ready', count(*) filter (where private.is_part_ready(d.value)), 'required', count(p.key),
    'is_handed_in', coalesce(bool_or(h.state in ('submitted', 'in_review')), false)
  )
  from private.counted_hand_in(p_team_id, p_milestone_id) h
  left join public.milestone_parts p on p.milestone_id = p_milestone_id and p.is_required
  left join public.hand_in_parts d on d.hand_in_id = h.id and d.part_key = p.key;
$$;
comment on function private.hand_in_progress(uuid, uuid) is 'How many of the required parts of a team''s hand-in are ready, and whether it is handed in.';

-- A team is told at once: whether it was is asked of its captain, and whoever joins later reads it on the week's page.
create function private.remind_of_hand_ins(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  payload jsonb;
  own_id uuid;
  member uuid;
  done integer := 0;
begin
  for due in
    -- Most rounds find no milestone whose time it is, and look at no team.
    with reminder as materialized (
      select m.id as milestone_id, m.season_id, null::uuid as team_id, m.due_at, timed.*
      from public.milestones m join public.seasons s on s.id = m.season_id and s.stopped_at is null
      cross join lateral private.hand_in_reminders(m, m.due_at) timed
      where timed.starts_at <= p_now and p_now < timed.ends_at
      union all
      select m.id, m.season_id, h.team_id, m.due_at, timed.*
      from public.hand_ins h join public.milestones m on m.id = h.milestone_id
      join public.seasons s on s.id = m.season_id and s.stopped_at is null
      cross join lateral private.hand_in_reminders(m, h.extended_until) timed
      -- No grace is longer than a week.
      where h.extended_until > p_now - interval '8 days' and h.extended_until > m.due_at
        and timed.starts_at <= p_now and p_now < timed.ends_at
    )
    select t.id as team_id, reminder.milestone_id, reminder.kind, reminder.what, reminder.until
    from reminder
    join public.teams t on t.season_id = reminder.season_id and t.id = coalesce(reminder.team_id, t.id)
      and t.status in ('forming', 'active', 'finalist')
    left join public.hand_ins h on h.team_id = t.id and h.milestone_id = reminder.milestone_id
    left join public.hand_in_versions v on v.hand_in_id = h.id and v.number = h.version
    where (reminder.team_id is null) = (h.extended_until is null or h.extended_until <= reminder.due_at)
      and case reminder.kind
        when 'hand_in_due' then
          coalesce(h.state, 'draft') = 'draft' or (h.state in ('submitted', 'in_review') and not v.is_complete)
        when 'hand_in_late' then coalesce(h.state, 'draft') = 'draft'
        else true
      end
      and not exists (
        select from public.notifications n
        where n.user_id = t.captain_id and n.kind = reminder.kind
          and n.occasion = private.hand_in_occasion(t.id, reminder.milestone_id, reminder.what)
      )
      -- Whoever was given more time since knows until when.
      and (h.extended_until is null or not exists (
        select from public.notifications n
        where n.user_id = t.captain_id and n.kind = 'hand_in_extended' and n.created_at >= reminder.starts_at
          and n.occasion = private.hand_in_occasion(t.id, reminder.milestone_id, private.occasion_at('extended', h.extended_until))
      ))
      and private.is_hand_in_news(
        t.captain_id, reminder.kind,
        jsonb_build_object('team_id', t.id, 'milestone_id', reminder.milestone_id, 'until', reminder.until), p_now
      )
    order by t.id
    limit least(greatest(coalesce(p_limit, 0), 0), 1000)
  loop
    -- A team that somebody works on is left to the next round.
    perform from public.teams where id = due.team_id for update skip locked;
    continue when not found;
    select h.id into own_id from public.hand_ins h
      where h.team_id = due.team_id and h.milestone_id = due.milestone_id for update;
    if found then
      perform private.advance_hand_in(own_id, p_now);
    end if;
    payload := jsonb_build_object('until', due.until);
    if due.kind = 'hand_in_due' then
      payload := payload || private.hand_in_progress(due.team_id, due.milestone_id);
    end if;
    for member in
      select m.user_id from public.team_members m where m.team_id = due.team_id and m.left_at is null
        and private.is_hand_in_news(
          m.user_id, due.kind, payload || jsonb_build_object('team_id', due.team_id, 'milestone_id', due.milestone_id), p_now
        )
      order by m.user_id
    loop
      perform private.notify_of_hand_in(member, due.kind, due.team_id, due.milestone_id, null, due.what, payload, p_now);
    end loop;
    done := done + 1;
  end loop;
  return done;
end;
$$;
comment on function private.remind_of_hand_ins(integer, timestamptz) is 'For the clock: tells members that a week opened, is due in two days or three hours, or that nothing came; each once. Returns how many teams it looked at.';

create function public.remind_of_hand_ins(p_limit integer default 200) returns integer
language sql security definer set search_path = '' as $$
  select private.remind_of_hand_ins(p_limit, private.current_time());
$$;
comment on function public.remind_of_hand_ins(integer) is 'For the clock: tells members of teams of weeks that open, are due, or are late.';
grant execute on function public.remind_of_hand_ins(integer) to service_role;
