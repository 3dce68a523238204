-- Organisers write the weeks of a season: words in both languages, when a week is due, and which parts a hand-in has. What
-- teams have begun to fill in is not taken from them, and no date comes sooner than they could know.

create function private.week_effects(p_season public.seasons, p_milestone public.milestones, p_due timestamptz, p_now timestamptz)
returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'teams', (
      select count(*) from public.teams t where t.season_id = p_season.id and t.status in ('forming', 'active', 'finalist')
    ),
    'drafts', count(*) filter (where h.version = 0),
    'handed_in', count(*) filter (where h.version > 0),
    'late', count(*) filter (where h.is_late),
    'extended', count(*) filter (where h.extended_until > p_due),
    'is_in_use', coalesce(private.is_milestone_in_use(p_milestone.id), false),
    -- Whoever was told of the old time is told of the new one.
    'is_reminded', p_due <> p_milestone.due_at and exists (
      select from private.hand_in_reminders(p_milestone, p_milestone.due_at) r
      where r.kind = 'hand_in_due' and r.starts_at <= p_now
    ),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object('title_en', e.title_en, 'title_de', e.title_de) order by e.starts_at, e.id)
      from public.events e
      where e.season_id = p_season.id and e.status = 'published' and e.starts_at <= p_due and e.ends_at > p_due
    ), '[]')
  )
  from public.hand_ins h where h.milestone_id = p_milestone.id;
$$;
comment on function private.week_effects(public.seasons, public.milestones, timestamptz, timestamptz) is 'What another due time would do: teams that see it, their drafts and hand-ins, those that stay late, extensions that keep their date, whether teams were reminded of the old one, events that run at that time.';

-- How far teams are changes by the minute and decides nothing.
create function private.week_ground(p_version text, p_effects jsonb) returns text
language sql immutable set search_path = '' as $$
  select md5(p_version || (p_effects - '{teams,drafts,handed_in,late}'::text[])::text);
$$;
comment on function private.week_ground(text, jsonb) is 'Names what was said before saving a week: another one where it would not be true any more.';

create function private.preview_week(p_season_id uuid, p_week integer, p_due timestamptz, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select counted.effects || jsonb_build_object('version', of.version, 'ground', private.week_ground(of.version, counted.effects))
  from public.seasons s
  cross join lateral (select md5(private.week_settings(s.id, p_week)::text) as version) of
  left join public.milestones m on m.season_id = s.id and m.week = p_week
  cross join lateral private.week_effects(s, m, p_due, p_now) counted (effects)
  where s.id = p_season_id and of.version is not null;
$$;
comment on function private.preview_week(uuid, integer, timestamptz, timestamptz) is 'What a week that is due then would do, with its version and the ground to save it on; null where there is no such week.';

create function public.preview_week(p_season_id uuid, p_week integer, p_due_at timestamptz default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.preview_week(p_season_id, p_week, p_due_at, private.current_time()) where private.acting_organiser() is not null;
$$;
comment on function public.preview_week(uuid, integer, timestamptz) is 'For ORGA: what a week that is due then would do, and the ground to save it on (42501 orga_only).';
grant execute on function public.preview_week(uuid, integer, timestamptz) to authenticated;

create function private.check_week_dates(p_season public.seasons, p_old public.milestones, p_new public.milestones, p_now timestamptz)
returns void
language plpgsql stable set search_path = '' as $$
declare
  closed timestamptz := p_old.due_at + make_interval(mins => p_old.grace_minutes);
  closes timestamptz := p_new.due_at + make_interval(mins => p_new.grace_minutes);
begin
  if p_now >= closed then
    raise exception 'week_closed' using errcode = 'GR035';
  end if;
  if p_new.due_at is null or p_new.due_at > private.season_ends_at(p_season) then
    raise exception 'due_invalid' using errcode = '22023';
  end if;
  if least(
    case when p_new.due_at < p_old.due_at then p_new.due_at end, case when closes < closed then closes end
  ) < p_now + interval '48 hours' then
    raise exception 'notice_too_short' using errcode = 'GR122';
  end if;
end;
$$;
comment on function private.check_week_dates(public.seasons, public.milestones, public.milestones, timestamptz) is 'Whether a milestone may be due then: not once its week is closed, within the season, and nothing comes earlier without 48 hours'' notice (GR035 week_closed, GR122 notice_too_short, 22023 due_invalid).';

create function private.check_parts(p_milestone public.milestones, p_parts public.milestone_parts[]) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if coalesce(cardinality(p_parts), 0) not between 1 and 12 or not exists (select from unnest(p_parts) p where p.is_required)
    or cardinality(p_parts) > (select count(distinct p.key) from unnest(p_parts) p) then
    raise exception 'parts_invalid' using errcode = '22023';
  end if;
  if private.is_milestone_in_use(p_milestone.id) and exists (
    select from (select p.* from public.milestone_parts p where p.milestone_id = p_milestone.id) old
    full join unnest(p_parts) new on new.key = old.key
    where new.key is null or (old.key is null and new.is_required) or (
      old.key is not null and (
        new.kind <> old.kind or (new.is_required and not old.is_required) or new.max_characters < old.max_characters
        or new.max_count < old.max_count or new.max_bytes < old.max_bytes or not new.media_types @> old.media_types
      )
    )
  ) then
    raise exception 'parts_in_use' using errcode = 'GR123';
  end if;
end;
$$;
comment on function private.check_parts(public.milestones, public.milestone_parts[]) is 'Whether a hand-in may have these parts: one is required, and once a team has begun none goes, changes its kind or asks for more (22023 parts_invalid, GR123 parts_in_use).';

create function private.save_parts(p_milestone_id uuid, p_parts public.milestone_parts[]) returns void
language sql security definer set search_path = '' as $$
  delete from public.milestone_parts p
    where p.milestone_id = p_milestone_id and not exists (select from unnest(p_parts) new where new.key = p.key);
  insert into public.milestone_parts (
      milestone_id, key, kind, position, label_en, label_de, hint_en, hint_de, is_required, max_characters, max_count, max_bytes,
      media_types
    )
    select p_milestone_id, p.key, p.kind, p.n, p.label_en, p.label_de, p.hint_en, p.hint_de, p.is_required, p.max_characters,
      p.max_count, p.max_bytes, p.media_types
    from unnest(p_parts) with ordinality p (
      milestone_id, key, kind, position, label_en, label_de, hint_en, hint_de, is_required, max_characters, max_count, max_bytes,
      media_types, created_at, updated_at, n
    )
    on conflict (milestone_id, key) do update set
      kind = excluded.kind, position = excluded.position, label_en = excluded.label_en, label_de = excluded.label_de,
      hint_en = excluded.hint_en, hint_de = excluded.hint_de, is_required = excluded.is_required,
      max_characters = excluded.max_characters, max_count = excluded.max_count, max_bytes = excluded.max_bytes,
      media_types = excluded.media_types;
$$;
comment on function private.save_parts(uuid, public.milestone_parts[]) is 'Gives a milestone these parts, in this order.';

-- The milestone is locked against new hand-ins, so that a team that begins just now keeps its parts, too.
create function private.save_week(
  p_season_id uuid, p_week integer, p_values jsonb, p_version text, p_ground text, p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons;
  milestone public.milestones;
  given public.milestones;
  words public.season_weeks;
  parts public.milestone_parts[];
  preview jsonb;
begin
  select * into season from public.seasons where id = p_season_id for share;
  select * into milestone from public.milestones where season_id = p_season_id and week = p_week for update;
  select * into words from public.season_weeks where season_id = p_season_id and week = p_week for update;
  if season.id is null or words.week is null then
    raise exception 'week_not_found' using errcode = 'GR009';
  end if;
  -- A week that asks for nothing goes on asking for nothing.
  if (milestone.id is null) <> (coalesce(jsonb_typeof(p_values -> 'milestone'), 'null') = 'null') then
    raise exception 'milestone_invalid' using errcode = '22023';
  end if;
  given := jsonb_populate_record(milestone, nullif(p_values -> 'milestone', 'null'));
  preview := private.preview_week(p_season_id, p_week, given.due_at, p_now);
  if preview ->> 'version' is distinct from p_version or preview ->> 'ground' is distinct from p_ground then
    raise exception 'season_changed' using errcode = 'GR120';
  end if;
  words := jsonb_populate_record(words, p_values);
  -- The letter of a week stays, whatever its verb.
  if substr('ELEVENWEEKS', p_week, 1) not in ('', upper(left(words.verb_en, 1)))
    or substr('ELEVENWEEKS', p_week, 1) not in ('', upper(left(words.verb_de, 1))) then
    raise exception 'verb_invalid' using errcode = '22023';
  end if;
  if milestone.id is null then
    if p_now >= (season.starts_on + p_week * 7)::timestamp at time zone 'Europe/Berlin' then
      raise exception 'week_closed' using errcode = 'GR035';
    end if;
  else
    select array_agg(jsonb_populate_record(null::public.milestone_parts, part.value) order by part.n) into parts
      from jsonb_array_elements(p_values -> 'milestone' -> 'parts') with ordinality part (value, n);
    perform private.check_week_dates(season, milestone, given, p_now);
    perform private.check_parts(milestone, parts);
    update public.milestones m set
        title_en = given.title_en, title_de = given.title_de, must_prove_en = given.must_prove_en,
        must_prove_de = given.must_prove_de, good_one_en = given.good_one_en, good_one_de = given.good_one_de,
        leave_out_en = given.leave_out_en, leave_out_de = given.leave_out_de, due_at = given.due_at,
        grace_minutes = given.grace_minutes
      where m.id = milestone.id;
    perform private.save_parts(milestone.id, parts);
  end if;
  update public.season_weeks w set
      verb_en = words.verb_en, verb_de = words.verb_de, task_en = words.task_en, task_de = words.task_de
    where w.season_id = p_season_id and w.week = p_week;
  return private.season_settings(season, p_now);
end;
$$;
comment on function private.save_week(uuid, integer, jsonb, text, text, timestamptz) is 'Changes a week on the ground that was previewed: {"verb_en", …, "milestone": {"title_en", …, "due_at", "grace_minutes", "parts"}} (GR009, GR035 week_closed, GR120 season_changed, GR122 notice_too_short, GR123 parts_in_use, 22023).';

create function public.save_week(p_season_id uuid, p_week integer, p_values jsonb, p_version text, p_ground text) returns jsonb
language sql security definer set search_path = '' as $$
  select private.save_week(p_season_id, p_week, p_values, p_version, p_ground, private.current_time())
  where private.acting_organiser() is not null;
$$;
comment on function public.save_week(uuid, integer, jsonb, text, text) is 'An organiser changes a week; gives what is set of its season by then (42501 orga_only).';
grant execute on function public.save_week(uuid, integer, jsonb, text, text) to authenticated;
