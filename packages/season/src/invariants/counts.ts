// No seat sold twice, one active team a person, one of each where there is one of each, and sums that are their lists.
import { byQuery, type Invariant } from './Invariant';

export const counts: readonly Invariant[] = [
  byQuery(
    'no seat is sold twice',
    `select format('%s %s: %s of %s', e.slug, r.seat, count(*), case r.seat when 'onsite' then e.capacity_onsite else e.capacity_online end) as text
     from public.event_registrations r join public.events e on e.id = r.event_id
     where r.status in ('registered', 'offered', 'attended')
     group by e.id, r.seat
     having count(*) > case r.seat when 'onsite' then e.capacity_onsite else e.capacity_online end`,
  ),
  byQuery(
    'figures of events are their registrations',
    `select format('%s %s: says %s, has %s', e.slug, s.seat, s.said, s.has) as text
     from public.events e cross join lateral (
       select k.seat,
         case k.seat when 'onsite' then f.onsite_taken else f.online_taken end as said,
         (select count(*) from public.event_registrations r where r.event_id = e.id and r.seat = k.seat and r.status in ('registered', 'offered', 'attended')) as has
       from (values ('onsite'), ('online')) k (seat) left join public.event_figures f on f.event_id = e.id
     ) s where coalesce(s.said, 0) <> s.has`,
  ),
  byQuery(
    'a queue waits only where no seat is free',
    `select format('%s %s: %s wait, %s of %s taken', e.slug, r.seat, count(*) filter (where r.status = 'waitlisted'), count(*) filter (where r.status <> 'waitlisted'), max(case r.seat when 'onsite' then e.capacity_onsite else e.capacity_online end)) as text
     from public.event_registrations r join public.events e on e.id = r.event_id
     where r.status in ('registered', 'offered', 'attended', 'waitlisted') and e.status = 'published' and e.starts_at > private.current_time()
     group by e.id, r.seat
     having count(*) filter (where r.status = 'waitlisted') > 0
       and count(*) filter (where r.status <> 'waitlisted') < max(case r.seat when 'onsite' then e.capacity_onsite else e.capacity_online end)`,
  ),
  byQuery(
    'a person is in one team of a season',
    `select format('%s is in %s teams', user_id, count(*)) as text from public.team_members
     where left_at is null group by user_id, season_id having count(*) > 1`,
  ),
  byQuery(
    'no team has more people than the season allows',
    `select format('%s: %s of %s', t.name, count(*), s.max_team) as text
     from public.team_members m join public.teams t on t.id = m.team_id join public.seasons s on s.id = t.season_id
     where m.left_at is null group by t.id, s.id having count(*) > s.max_team`,
  ),
  byQuery(
    'the captain of a team that goes on is in it',
    `select t.name as text from public.teams t
     where t.status in ('forming', 'active', 'finalist') and exists (select from public.team_members m where m.team_id = t.id and m.left_at is null)
       and not exists (select from public.team_members m where m.team_id = t.id and m.user_id = t.captain_id and m.left_at is null)`,
  ),
  byQuery(
    'a team has one hand-in a week, numbered without gaps',
    `select format('%s: %s versions, numbers to %s, state %s', h.id, count(v.id), max(v.number), h.state) as text
     from public.hand_ins h left join public.hand_in_versions v on v.hand_in_id = h.id
     group by h.id having count(v.id) <> coalesce(max(v.number), 0) or coalesce(max(v.number), 0) <> h.version`,
  ),
  byQuery(
    'late is what came after it was due for that team',
    `select format('%s due %s, first version %s, late %s', h.id, h.due_at_effective, v.handed_in_at, h.is_late) as text
     from public.hand_ins h join public.hand_in_versions v on v.hand_in_id = h.id and v.number = 1
     where h.is_late is distinct from (v.handed_in_at > h.due_at_effective)`,
  ),
  byQuery(
    'traction is the sum of what was logged',
    `select format('%s week %s', w.team_id, w.week) as text
     from public.traction_weeks w
     where w.interviews < 0 or w.experiments < 0
     union all
     select format('%s: %s interviews in weeks, %s in tests', t.id, w.sum, e.sum)
     from public.teams t
     left join lateral (select coalesce(sum(interviews), 0) as sum from public.traction_weeks where team_id = t.id) w on true
     left join lateral (select coalesce(sum(adds_interviews), 0) as sum from public.experiments where team_id = t.id and not is_draft and removed_at is null) e on true
     where w.sum <> e.sum`,
  ),
  byQuery(
    'no time of office hours is booked twice',
    `select format('%s: %s meetings', slot_id, count(*)) as text from public.office_hour_bookings
     where state in ('booked', 'held') group by slot_id having count(*) > 1`,
  ),
  byQuery(
    'a team has one mentor, and a mentor no more teams than they took on',
    `select format('team %s has %s', team_id, count(*)) as text from public.mentor_assignments where status = 'active' group by team_id having count(*) > 1`,
  ),
  byQuery(
    'a juror has one score sheet of a team, and none that they are too close to',
    `select format('%s %s: %s', juror_id, team_id, count(*)) as text from public.ballots group by round_id, juror_id, team_id having count(*) > 1
     union all
     select format('%s judges %s that they mentor', b.juror_id, b.team_id) from public.ballots b
     join public.mentor_assignments a on a.team_id = b.team_id and a.mentor_id = b.juror_id and a.status = 'active'
     where b.state = 'submitted'`,
  ),
];
