-- What organisers tell many at once: written in both languages, sent once, and kept per person with what became of the mail.

create function private.own_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select role from private.profiles where user_id = (select auth.uid()));
end;
$$;
comment on function private.own_role() is 'The caller''s role, from the table and never from the token; null without a profile.';
grant execute on function private.own_role() to authenticated, service_role;

-- Immutable, so that a check can ask it. Weeks, events and cities are not looked up: what is not there has no audience.
create function private.is_audience_rules(p_rules jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(p_rules) = 'object' and not exists (
    select from jsonb_each(p_rules) r
    where not coalesce(case r.key
      when 'city' then jsonb_typeof(r.value) = 'string' and char_length(btrim(r.value #>> '{}')) between 1 and 80
      when 'team' then r.value #>> '{}' in ('any', 'none', 'forming', 'active', 'finalist', 'finished')
      when 'mentor' then r.value #>> '{}' = 'none'
      when 'week' then r.value #>> '{}' ~ '^([1-9]|1[01])$'
      when 'hand_in' then r.value #>> '{}' in ('missing', 'handed_in', 'returned', 'accepted')
      when 'event_id' then r.value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      when 'chosen' then r.value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    end, false)
  ) and (p_rules ? 'week') = (p_rules ? 'hand_in')
    -- Who is in no team has no week and no mentor.
    and not (p_rules ->> 'team' = 'none' and p_rules ?| '{week,mentor}');
$$;
comment on function private.is_audience_rules(jsonb) is 'Whether these narrow an audience: city, team (any, none or its status), mentor (none), week with hand_in (missing, handed_in, returned, accepted), event_id, chosen (who stands in that list); all of them hold together.';
grant execute on function private.is_audience_rules(jsonb) to authenticated, service_role;

create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null references public.seasons (id),
  audience text[] not null default '{PARTICIPANT,MENTOR,ORGA}'
    check (audience <@ '{PARTICIPANT,MENTOR,ORGA}' and cardinality(audience) > 0 and private.is_plain_list(audience)),
  rules jsonb not null default '{}' check (private.is_audience_rules(rules)),
  corrects_id uuid references public.announcements (id),
  title_en text not null default '' check (char_length(title_en) <= 70),
  title_de text not null default '' check (char_length(title_de) <= 70),
  body_en text not null default '' check (char_length(body_en) <= 800),
  body_de text not null default '' check (char_length(body_de) <= 800),
  link text check (link ~ '^/(connect|events)(/[A-Za-z0-9_-]+)*$' and char_length(link) <= 200),
  by_mail boolean not null default true,
  is_important boolean not null default false,
  send_at timestamptz,
  sent_at timestamptz,
  stopped_at timestamptz,
  retried_at timestamptz,
  created_by uuid references private.profiles (user_id) on delete set null,
  state text not null generated always as (
    case
      when sent_at is not null and stopped_at is not null then 'stopped'
      when sent_at is not null then 'sent'
      when stopped_at is not null then 'cancelled'
      when send_at is not null then 'scheduled'
      else 'draft'
    end
  ) stored,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint announcements_are_whole check (
    (send_at is null and sent_at is null)
    or (btrim(title_en) <> '' and btrim(title_de) <> '' and btrim(body_en) <> '' and btrim(body_de) <> '')
  )
);
comment on table public.announcements is 'What organisers tell many people at once, in both languages. A draft may lack words.';
comment on column public.announcements.audience is 'The roles that it is for.';
comment on column public.announcements.rules is 'What narrows the audience further; empty: everybody of these roles, also who comes later.';
comment on column public.announcements.corrects_id is 'The one that it corrects: it then goes to exactly those whom that one reached.';
comment on column public.announcements.body_en is 'Plain paragraphs with an empty line between them.';
comment on column public.announcements.link is 'Where the button of the mail leads: a path of the site.';
comment on column public.announcements.by_mail is 'Whether it is mailed too; the bell and the dashboard always have it.';
comment on column public.announcements.is_important is 'Whether it is mailed to those, too, who want no mails of announcements; the mail says so.';
comment on column public.announcements.send_at is 'When it goes, never between 22:00 and 07:00 in Berlin; null while it is a draft.';
comment on column public.announcements.sent_at is 'Since when its audience reads it, which is fixed then.';
comment on column public.announcements.stopped_at is 'When it was cancelled, or stopped on its way.';
comment on column public.announcements.retried_at is 'When somebody last had mails tried again that were given up.';
create index announcements_season_id_sent_at_idx on public.announcements (season_id, sent_at desc);
create index announcements_due_idx on public.announcements (send_at) where state = 'scheduled';
create index announcements_corrects_id_idx on public.announcements (corrects_id);
create index announcements_created_by_idx on public.announcements (created_by);
create trigger announcements_touch before update on public.announcements
  for each row execute function private.touch_updated_at();

create table public.announcement_recipients (
  announcement_id uuid not null references public.announcements (id) on delete cascade,
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  mail text not null default 'pending'
    check (mail in ('pending', 'waiting', 'failed', 'sent', 'dead', 'off', 'no_address', 'none', 'stopped')),
  mail_id uuid,
  attempts integer not null default 0,
  repeats integer not null default 0,
  retries integer not null default 0,
  error text,
  next_at timestamptz,
  mailed_at timestamptz,
  notified_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  primary key (announcement_id, user_id)
);
comment on table public.announcement_recipients is 'Who an announcement is for, fixed when it goes, and what became of their mail.';
comment on column public.announcement_recipients.mail is 'pending: not told yet; waiting; failed: tried again at next_at; sent; dead: given up; off: not wanted; no_address; none: it is not mailed; stopped before it left.';
comment on column public.announcement_recipients.mail_id is 'Its message in the outbox, which forgets it after thirty days.';
comment on column public.announcement_recipients.attempts is 'How often a worker took the mail.';
comment on column public.announcement_recipients.repeats is 'How often the worker before never said how it ended, so that the mail may have arrived twice, with the same Message-ID.';
comment on column public.announcement_recipients.retries is 'How often an organiser had it tried again.';
comment on column public.announcement_recipients.notified_at is 'Since when the bell has it; null: it never reached them.';
create index announcement_recipients_user_id_idx on public.announcement_recipients (user_id);
create index announcement_recipients_mail_idx on public.announcement_recipients (announcement_id, mail);
create index announcement_recipients_pending_idx on public.announcement_recipients (announcement_id) where mail = 'pending';
create trigger announcement_recipients_touch before update on public.announcement_recipients
  for each row execute function private.touch_updated_at();

alter table public.announcement_recipients enable row level security;
grant select on public.announcement_recipients to authenticated, service_role;

-- Organisers may read whom an announcement went to, and what became of it.
create policy announcement_recipients_read_by_orga on public.announcement_recipients
  for select to authenticated
  using ((select private.is_orga()));

create function private.own_announcements() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select r.announcement_id from public.announcement_recipients r
  where r.user_id = (select auth.uid()) and r.notified_at is not null;
$$;
comment on function private.own_announcements() is 'Announcements that reached the caller.';
grant execute on function private.own_announcements() to authenticated;

alter table public.announcements enable row level security;
grant select on public.announcements to authenticated;
grant select, insert, update, delete on public.announcements to service_role;

-- Members may read what was sent to their role; what went to a narrower audience, or was stopped on its way, where it reached
-- them; organisers drafts and what was sent to others, too.
create policy announcements_read_by_audience on public.announcements
  for select to authenticated
  using (
    (
      sent_at <= (select private.current_time())
      and case
        when rules = '{}' and corrects_id is null and stopped_at is null then audience @> array[(select private.own_role())]
        else id in (select private.own_announcements())
      end
      and (select private.is_member()) and (select private.is_second_factor_shown())
    )
    or (select private.is_orga())
  );
