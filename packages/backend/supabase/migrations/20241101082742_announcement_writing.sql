-- How organisers write, schedule and look after announcements.

-- What is not named in `p_changes` stays. `p_version` is `updated_at` as it was read: whoever saves over somebody else's words
-- is told, and nothing is lost.
create function private.save_announcement(
  p_author_id uuid, p_id uuid, p_version timestamptz, p_changes jsonb
) returns public.announcements
language plpgsql security definer set search_path = '' as $$
declare
  announcement public.announcements;
  known constant text[] := '{audience,rules,title_en,title_de,body_en,body_de,link,by_mail,is_important,corrects_id}';
begin
  if p_changes is null or jsonb_typeof(p_changes) <> 'object'
    or exists (select from jsonb_object_keys(p_changes) key where key <> all (known)) then
    raise exception 'unknown_change' using errcode = '22023';
  end if;
  if p_id is null then
    insert into public.announcements (season_id, created_by) values ((private.current_season()).id, p_author_id)
      returning * into announcement;
  else
    announcement := private.lock_announcement(p_id);
    if announcement.state <> 'draft' or announcement.updated_at is distinct from p_version then
      raise exception 'announcement_changed' using errcode = 'GR134';
    end if;
  end if;
  announcement := jsonb_populate_record(announcement, p_changes);
  if p_changes ? 'corrects_id' and announcement.corrects_id is not null and not exists (
    select from public.announcements a where a.id = announcement.corrects_id and a.sent_at is not null
  ) then
    raise exception 'announcement_not_found' using errcode = 'GR009';
  end if;
  update public.announcements a set
      audience = announcement.audience, rules = announcement.rules, title_en = announcement.title_en,
      title_de = announcement.title_de, body_en = announcement.body_en, body_de = announcement.body_de,
      link = announcement.link, by_mail = announcement.by_mail, is_important = announcement.is_important,
      corrects_id = announcement.corrects_id
    where a.id = announcement.id returning * into announcement;
  return announcement;
end;
$$;
comment on function private.save_announcement(uuid, uuid, timestamptz, jsonb) is 'Writes a draft; a new one without an id (GR134 announcement_changed, GR009, 22023 unknown_change).';

-- Two minutes to stop even what goes now. Wall time of Berlin; the hours in which clocks are changed are quiet ones.
create function private.schedule_announcement(p_id uuid, p_version timestamptz, p_send_at timestamp, p_now timestamptz)
returns public.announcements
language plpgsql security definer set search_path = '' as $$
declare
  announcement public.announcements := private.lock_announcement(p_id);
  goes_at timestamptz := coalesce(p_send_at at time zone 'Europe/Berlin', p_now + interval '2 minutes');
begin
  if announcement.state <> 'draft' or announcement.updated_at is distinct from p_version then
    raise exception 'announcement_changed' using errcode = 'GR134';
  end if;
  if goes_at not between p_now and p_now + interval '1 year' then
    raise exception 'send_time_past' using errcode = 'GR135';
  end if;
  if '' in (
    btrim(announcement.title_en), btrim(announcement.title_de), btrim(announcement.body_en), btrim(announcement.body_de)
  ) then
    raise exception 'announcement_incomplete' using errcode = 'GR136';
  end if;
  if not exists (
    select from private.audience(announcement.audience, announcement.rules, announcement.corrects_id) a where a.is_confirmed
  ) then
    raise exception 'audience_empty' using errcode = 'GR137';
  end if;
  update public.announcements
    set send_at = private.after_quiet_hours(greatest(goes_at, p_now + interval '2 minutes'))
    where id = p_id returning * into announcement;
  return announcement;
end;
$$;
comment on function private.schedule_announcement(uuid, timestamptz, timestamp, timestamptz) is 'Lets a draft go at a wall time of Berlin, or in two minutes; never at night (GR134 announcement_changed, GR135 send_time_past, GR136 announcement_incomplete, GR137 audience_empty, GR009).';

create function private.reopen_announcement(p_id uuid) returns public.announcements
language plpgsql security definer set search_path = '' as $$
declare
  announcement public.announcements := private.lock_announcement(p_id);
begin
  if announcement.state <> 'scheduled' then
    raise exception 'announcement_changed' using errcode = 'GR134';
  end if;
  update public.announcements set send_at = null where id = p_id returning * into announcement;
  return announcement;
end;
$$;
comment on function private.reopen_announcement(uuid) is 'Makes one that waits for its time a draft again (GR134 announcement_changed, GR009).';

create function private.discard_announcement(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  announcement public.announcements := private.lock_announcement(p_id);
begin
  if announcement.state not in ('draft', 'cancelled') then
    raise exception 'announcement_changed' using errcode = 'GR134';
  end if;
  delete from public.announcements where id = p_id;
end;
$$;
comment on function private.discard_announcement(uuid) is 'Deletes what never went (GR134 announcement_changed, GR009).';

create function private.test_announcement(p_author_id uuid, p_id uuid, p_locale text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_announcement(p_id);
  if (
    select count(*) from private.outbox o
    where o.user_id = p_author_id and o.kind = 'announcement_test' and o.created_at > p_now - interval '1 hour'
  ) >= 20 then
    raise exception 'too_many_tests' using errcode = 'GR138';
  end if;
  insert into private.outbox (kind, locale, recipient, user_id, details, due_at, created_at)
    select 'announcement_test', p_locale, s.email, p.user_id,
      jsonb_build_object('announcement_id', p_id, 'first_name', p.first_name), p_now, p_now
    from private.profiles p join private.profile_private s on s.user_id = p.user_id
    where p.user_id = p_author_id and coalesce(s.email, '') <> '';
end;
$$;
comment on function private.test_announcement(uuid, uuid, text, timestamptz) is 'Mails an announcement as it stands to its writer, twenty times an hour at most (GR138 too_many_tests, GR009).';

-- Planned with the values at hand: an empty filter costs nothing.
create function private.listed_announcements(
  p_id uuid, p_query text, p_state text, p_author_id uuid, p_limit integer, p_offset integer
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  patterns text[] := private.word_patterns(p_query);
  running uuid := (private.current_season()).id;
begin
  return (
    with found as materialized (
      -- What still changes stands first: drafts, then what is to come, then what went, the latest first.
      select a.*, row_number() over (
          order by case a.state when 'draft' then 0 when 'scheduled' then 1 else 2 end,
            coalesce(a.sent_at, a.stopped_at, a.send_at, a.updated_at) desc, a.id
        ) as place
      from public.announcements a
      where a.season_id = running and (p_id is null or a.id = p_id) and (p_state is null or a.state = p_state)
        and (p_author_id is null or a.created_by = p_author_id)
        and (patterns is null or concat_ws(' ', a.title_en, a.title_de) ilike all (patterns))
    ), page as materialized (
      select f.* from found f order by f.place
      limit least(greatest(coalesce(p_limit, 0), 0), 50) offset greatest(coalesce(p_offset, 0), 0)
    ), figures as (
      select c.announcement_id, jsonb_object_agg(c.mail, c.people) as mails from (
        select r.announcement_id, r.mail, count(*) as people from public.announcement_recipients r
        where r.announcement_id in (select g.id from page g) group by r.announcement_id, r.mail
      ) c group by c.announcement_id
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'rows', coalesce(jsonb_agg(
        to_jsonb(g) - 'place' || jsonb_build_object(
          'figures', coalesce(c.mails, '{}'),
          'author', case when p.user_id is not null then jsonb_build_object(
            'user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar
          ) end
        ) order by g.place
      ), '[]')
    )
    from page g
    left join figures c on c.announcement_id = g.id
    left join private.profiles p on p.user_id = g.created_by
  );
end;
$$;
comment on function private.listed_announcements(uuid, text, text, uuid, integer, integer) is 'A page of the season''s announcements with the figures of their mails, and how many there are.';

-- Planned with the values at hand: a few who came back are looked up, of all the page is read along their names.
create function private.listed_recipients(p_id uuid, p_mails text[], p_after jsonb, p_limit integer) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  most integer := least(greatest(coalesce(p_limit, 0), 0), 100);
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(page) order by page.last_name, page.first_name, page.user_id), '[]') from (
      select r.user_id, p.first_name, p.last_name, p.avatar, r.mail, r.attempts, r.repeats, r.retries, r.error, r.next_at,
        r.mailed_at, r.notified_at
      from public.announcement_recipients r
      join private.profiles p on p.user_id = r.user_id
      where r.announcement_id = p_id and (p_mails is null or r.mail = any (p_mails))
        and (p_after is null or (p.last_name, p.first_name, p.user_id)
          > (p_after ->> 'last_name', p_after ->> 'first_name', (p_after ->> 'user_id')::uuid))
      order by p.last_name, p.first_name, p.user_id limit most
    ) page
  );
end;
$$;
comment on function private.listed_recipients(uuid, text[], jsonb, integer) is 'Recipients by name with what became of their mail, from behind the last one of the page before, a hundred at most.';

create function public.save_announcement(p_changes jsonb, p_id uuid default null, p_version timestamptz default null)
returns public.announcements
language sql security definer set search_path = '' as $$
  select private.save_announcement(private.acting_organiser(), p_id, p_version, p_changes);
$$;
comment on function public.save_announcement(jsonb, uuid, timestamptz) is 'An organiser writes a draft (42501 orga_only, GR134 announcement_changed, GR009, 22023 unknown_change).';
grant execute on function public.save_announcement(jsonb, uuid, timestamptz) to authenticated;

create function public.schedule_announcement(p_id uuid, p_version timestamptz, p_send_at timestamp default null)
returns public.announcements
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  return private.schedule_announcement(p_id, p_version, p_send_at, private.current_time());
end;
$$;
comment on function public.schedule_announcement(uuid, timestamptz, timestamp) is 'An organiser lets a draft go at a wall time of Berlin, or in two minutes (42501 orga_only, GR134 announcement_changed, GR135 send_time_past, GR136 announcement_incomplete, GR137 audience_empty, GR009).';
grant execute on function public.schedule_announcement(uuid, timestamptz, timestamp) to authenticated;

create function public.reopen_announcement(p_id uuid) returns public.announcements
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  return private.reopen_announcement(p_id);
end;
$$;
comment on function public.reopen_announcement(uuid) is 'An organiser changes what is scheduled: it is a draft again (42501 orga_only, GR134 announcement_changed, GR009).';
grant execute on function public.reopen_announcement(uuid) to authenticated;

create function public.discard_announcement(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  perform private.discard_announcement(p_id);
end;
$$;
comment on function public.discard_announcement(uuid) is 'An organiser deletes what never went (42501 orga_only, GR134 announcement_changed, GR009).';
grant execute on function public.discard_announcement(uuid) to authenticated;

create function public.test_announcement(p_id uuid, p_locale text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.test_announcement(private.acting_organiser(), p_id, p_locale, private.current_time());
end;
$$;
comment on function public.test_announcement(uuid, text) is 'An organiser has an announcement mailed to themselves in a language (42501 orga_only, GR138 too_many_tests, GR009).';
grant execute on function public.test_announcement(uuid, text) to authenticated;

create function public.list_announcements(
  p_id uuid default null, p_query text default '', p_state text default null, p_is_own boolean default false,
  p_limit integer default 20, p_offset integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  organiser uuid := private.acting_organiser();
begin
  return private.listed_announcements(p_id, p_query, p_state, case when p_is_own then organiser end, p_limit, p_offset);
end;
$$;
comment on function public.list_announcements(uuid, text, text, boolean, integer, integer) is 'For ORGA: a page of announcements, or one, with the figures of their mails (42501 orga_only).';
grant execute on function public.list_announcements(uuid, text, text, boolean, integer, integer) to authenticated;

create function public.list_announcement_recipients(
  p_id uuid, p_mails text[] default null, p_after jsonb default null, p_limit integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  return private.listed_recipients(p_id, p_mails, p_after, p_limit);
end;
$$;
comment on function public.list_announcement_recipients(uuid, text[], jsonb, integer) is 'For ORGA: a page of recipients with what became of their mail (42501 orga_only).';
grant execute on function public.list_announcement_recipients(uuid, text[], jsonb, integer) to authenticated;
