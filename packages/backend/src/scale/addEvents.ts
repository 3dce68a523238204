import type postgres from 'postgres';
import { scaleEvents, scaleRegistrations } from './events';
import type { ScalePerson } from './people';

/** Adds events of the current season and who has registered for them, a statement a table. */
export async function addScaleEvents(
  sql: postgres.TransactionSql,
  people: readonly ScalePerson[],
  now: Date,
): Promise<void> {
  const events = scaleEvents();
  await sql`
    insert into public.events (
      id, season_id, slug, title_en, title_de, summary_en, body_en, category, mode, mandatory, starts_at, ends_at, city,
      place_en, capacity_onsite, capacity_online, visibility, status, cancelled_at
    )
    select e.id, season.id, e.slug, e.title, e.title, e.summary, e.body, e.category, e.mode, e.mandatory, begins.at,
      begins.at + interval '1 hour', e.city, coalesce(e.place, ''), e.capacity_onsite, e.capacity_online, e.visibility, e.status,
      case e.status when 'cancelled' then ${now}::timestamptz - interval '1 day' end
    from jsonb_to_recordset(${JSON.stringify(events)}::text::jsonb) as e (
        id uuid, slug text, title text, summary text, body text, category text, mode text, mandatory boolean, city text,
        place text, capacity_onsite integer, capacity_online integer, visibility text, status text, begins integer
      )
      cross join lateral (select ${now}::timestamptz + make_interval(mins => e.begins) as at) begins
      cross join private.current_season() season`;
  const rows = scaleRegistrations(events).map(({ person, ...registration }) => ({
    ...registration,
    user_id: people[person]?.id ?? '',
  }));
  // Two thousand changes of one row of figures in one transaction would each step over all before: they are counted at the end.
  await sql`alter table public.event_registrations disable trigger event_registrations_count`;
  await sql`
    insert into public.event_registrations (
      event_id, user_id, seat, status, position, cancelled_at, cancelled_from, seated_at, reminded_at, checked_in_at, desk,
      created_at
    )
    select r.event_id, r.user_id, r.seat, r.status, r.position,
      case r.status when 'cancelled' then made.at + interval '1 hour' end,
      case r.status when 'cancelled' then 'registered' end, case when r.status <> 'waitlisted' then made.at end,
      case when e.starts_at < ${now}::timestamptz then e.starts_at - interval '1 day' end,
      case r.status when 'attended' then e.starts_at end, case r.status when 'attended' then 'North door' end, made.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (
        event_id uuid, user_id uuid, seat text, status text, position integer
      )
      join public.events e on e.id = r.event_id
      cross join lateral (
        select least(e.starts_at, ${now}::timestamptz) - interval '3 days' + make_interval(secs => r.position) as at
      ) made`;
  await sql`alter table public.event_registrations enable trigger event_registrations_count`;
  await sql`
    update public.event_figures f set
      onsite_taken = c.onsite, online_taken = c.online, onsite_waiting = c.onsite_waits, online_waiting = c.online_waits
    from (
      select event_id, count(*) filter (where seat = 'onsite' and private.is_seat_taken(status)) as onsite,
        count(*) filter (where seat = 'online' and private.is_seat_taken(status)) as online,
        count(*) filter (where seat = 'onsite' and status = 'waitlisted') as onsite_waits,
        count(*) filter (where seat = 'online' and status = 'waitlisted') as online_waits
      from public.event_registrations where event_id = any (${events.map(({ id }) => id)}::uuid[]) group by event_id
    ) c
    where c.event_id = f.event_id`;
}
