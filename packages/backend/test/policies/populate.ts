// Writes the people and rows of `world` into a database.
import type postgres from 'postgres';
import {
  announcement,
  event,
  experiment,
  gate,
  handIn,
  ids,
  meeting,
  mentoring,
  record,
  request,
  team,
  upload,
} from './world';

/** Adds the people and their rows; needs the superuser. */
export async function populate(sql: postgres.Sql): Promise<void> {
  for (const [name, id] of Object.entries(ids))
    await sql`insert into auth.users (id, email, raw_user_meta_data)
      values (${id}, ${`${name}@example.org`}, ${sql.json({ first_name: name, last_name: 'Example' })})`;
  await sql`delete from private.profiles where user_id in (${ids.noProfile}, ${ids.guest})`;
  await sql`update private.profiles set role = 'ORGA' where user_id in (${ids.orga}, ${ids.demoted})`;
  await sql`update private.profiles set role = 'MENTOR' where user_id = ${ids.mentor}`;
  await sql`update private.profiles set role = 'PARTICIPANT' where user_id = ${ids.demoted}`;
  await sql`update private.profiles set avatar = ${`${ids.self}-1.jpg`} where user_id = ${ids.self}`;
  await sql`update private.profile_private set gender = 'female', phone = '+49 1' where user_id = ${ids.self}`;
  await sql`insert into public.signup_info (user_id, motivation) values (${ids.self}, 'To build')`;
  await sql`insert into public.consents (user_id, kind, version) values (${ids.self}, 'terms', '2024-10')`;
  await logIn(sql);
  await sql`insert into private.outbox (kind, recipient, user_id)
    values ('greeting', 'self@example.org', ${ids.self})`;
  await sql`insert into public.faqs (slug, question_en, question_de, answer_en, answer_de, position)
    values ('unpublished', 'Not yet', 'Noch nicht', 'Soon', 'Bald', 8)`;
  await sql`insert into public.partners (id, name, tier, position, published) values
    (${ids.self}, 'First', 'main', 1, true), (${ids.other}, 'Second', 'city', 2, true),
    (${ids.mentor}, 'Not yet', 'city', 3, false)`;
  await sql`insert into storage.buckets (id, name) values ('elsewhere', 'elsewhere')`;
  await sql`insert into storage.objects (bucket_id, name) values
    ('avatars', ${`${ids.self}-1.jpg`}), ('elsewhere', ${`${ids.self}-1.jpg`})`;
  await populateTeams(sql);
  await populateEvents(sql);
  await populateHandIns(sql);
  await populateExperiments(sql);
  await populateUploads(sql);
  await populateRecord(sql);
  await populateOfficeHours(sql);
  await populateMentoring(sql);
  await populateGate(sql);
  await sql`insert into public.announcements (season_id, audience, title_en, title_de, body_en, body_de, sent_at)
    select id, v.audience::text[], 'News', 'Neues', 'Soon', 'Bald', now()
    from public.seasons, (values ('{PARTICIPANT,MENTOR,ORGA}'), ('{MENTOR}')) v (audience)`;
  await sql`insert into public.announcements
      (id, season_id, audience, rules, title_en, title_de, body_en, body_de, sent_at, created_by)
    select v.id::uuid, s.id, '{PARTICIPANT}', v.rules::jsonb, 'News', 'Neues', 'Soon', 'Bald', v.sent_at, ${ids.orga}
    from public.seasons s, (values
      (${announcement.draft}, '{}', null::timestamptz), (${announcement.narrow}, '{"team": "any"}', now())
    ) v (id, rules, sent_at)`;
  await sql`insert into public.saved_audiences (name, audience) values ('Everybody', '{PARTICIPANT,MENTOR,ORGA}')`;
  await sql`insert into public.announcement_recipients (announcement_id, user_id, mail, mail_id, notified_at)
    values (${announcement.narrow}, ${ids.self}, 'dead', gen_random_uuid(), now())`;
}

/** Sessions of the people: on several devices, and one that ended. */
export async function logIn(sql: postgres.Sql): Promise<void> {
  await sql`insert into auth.sessions (id, user_id, created_at, updated_at, user_agent, ip, not_after) values
    (gen_random_uuid(), ${ids.self}, now(), now(), 'Ada’s laptop', '203.0.113.77', null),
    (gen_random_uuid(), ${ids.self}, now(), now(), 'Ada’s phone', null, null),
    (gen_random_uuid(), ${ids.self}, now(), now(), 'Ada’s old tablet', null, now() - interval '1 day'),
    (gen_random_uuid(), ${ids.other}, now(), now(), null, '2001:db8:1:2::3', null)`;
}

async function populateEvents(sql: postgres.Sql): Promise<void> {
  // Soon enough for the check-in, late enough for offers.
  const begins = sql`now() + interval '10 hours', now() + interval '13 hours'`;
  await sql`insert into public.events
      (id, season_id, slug, title_en, category, mode, starts_at, ends_at, capacity_onsite, capacity_online, mandatory, status, city)
    select v.id::uuid, s.id, v.slug, 'An evening', 'Grow', 'hybrid', ${begins}, 1, 5, v.status = 'published', v.status, v.slug
    from public.seasons s, (values (${event.id}, 'evening', 'published'), (${event.draft}, 'a-draft', 'draft')) v (id, slug, status)`;
  await sql`insert into public.event_registrations (id, event_id, user_id, seat, status, position, offer_expires_at) values
    (${event.own}, ${event.id}, ${ids.self}, 'onsite', 'registered', 1, null),
    (${event.waiting}, ${event.id}, ${ids.other}, 'onsite', 'waitlisted', 2, null),
    (${event.offered}, ${event.id}, ${ids.mentor}, 'online', 'offered', 3, now() + interval '1 hour')`;
  await sql`insert into public.feed_tokens (user_id, token_hash)
    values (${ids.self}, sha256(convert_to(${event.token}, 'utf8')))`;
}

async function populateUploads(sql: postgres.Sql): Promise<void> {
  await sql`insert into public.uploads
      (id, team_id, uploaded_by, milestone_id, part_key, name, bytes, media_type, state, stored_at, removed_at)
    select v.id::uuid, ${team.id}, ${ids.self}, m.id, 'prototype', v.name, 100, 'application/pdf', v.state,
      case v.state when 'stored' then now() end, v.removed_at
    from public.milestones m, (values
      (${upload.stored}, 'there.pdf', 'stored', null::timestamptz), (${upload.reserved}, 'soon.pdf', 'reserved', null),
      (${upload.sending}, 'sending.pdf', 'reserved', null), (${upload.removed}, 'gone.pdf', 'stored', now())
    ) v (id, name, state, removed_at) where m.week = 5`;
  await sql`insert into storage.objects (bucket_id, name, metadata)
    select 'hand-ins', name, '{"size": 100, "mimetype": "application/pdf"}'
    from unnest(${[upload.stored, upload.sending, upload.removed]}::text[]) name`;
}

async function populateTeams(sql: postgres.Sql): Promise<void> {
  await sql`update public.seasons set team_closes_at = now() + interval '30 days'`;
  const season = sql`(select id from public.seasons limit 1)`;
  await sql`insert into public.teams (id, season_id, name, slug, captain_id, status) values
    (${team.id}, ${season}, 'Adas', 'adas', ${ids.self}, 'forming'), (${team.ended}, ${season}, 'Old', 'old', null, 'withdrawn')`;
  await sql`insert into public.team_members (team_id, season_id, user_id) values
    (${team.id}, ${season}, ${ids.self}), (${team.id}, ${season}, ${ids.demoted})`;
  await sql`insert into public.mentor_assignments (id, team_id, mentor_id, status) values
    (${team.assignment}, ${team.id}, ${ids.mentor}, 'active'), (gen_random_uuid(), ${team.ended}, ${ids.mentor}, 'declined')`;
  await sql`insert into public.mentor_pins (team_id, mentor_id) values (${team.id}, ${ids.mentor})`;
  await sql`insert into public.team_roles (id, team_id, title, skills) values (${team.role}, ${team.id}, 'Sells', '{sales}')`;
  await sql`update auth.users set email_confirmed_at = now() where id = ${ids.mentor}`;
  await sql`insert into public.team_requests (id, team_id, season_id, kind, user_id, created_by, created_at, expires_at) values
    (${team.application}, ${team.id}, ${season}, 'apply', ${ids.other}, ${ids.other}, now(), now() + interval '14 days'),
    (${team.invitation}, ${team.id}, ${season}, 'invite', null, ${ids.self}, now() - interval '2 days', now() + interval '12 days')`;
  await sql`insert into private.mail_invitations (request_id, email, email_hash)
    values (${team.invitation}, 'mentor@example.org', sha256('mentor@example.org'))`;
  await sql`insert into public.team_invite_links (id, team_id, token_hash, created_by, max_uses, expires_at)
    values (${team.link}, ${team.id}, private.hash_of(${team.token}), ${ids.self}, 2, now() + interval '7 days')`;
  await sql`insert into public.notifications (user_id, kind, actor_id, team_id)
    values (${ids.self}, 'team_request', ${ids.other}, ${team.id})`;
  await sql`insert into public.mail_choices (user_id, topic, wanted) values (${ids.self}, 'requests', false)`;
  await sql`insert into storage.objects (bucket_id, name) values ('logos', ${`${team.id}-1.jpg`})`;
}

async function populateGate(sql: postgres.Sql): Promise<void> {
  const steps = '{No,Hardly,Partly,Mostly,Wholly}';
  await sql`insert into public.rounds (id, season_id, kind, state, opened_at, shown_weeks, shown_metrics)
    select ${gate.id}, id, 'half_time', 'open', now() - interval '1 day', '{10}', '{interviews}' from public.seasons`;
  await sql`insert into public.criteria (id, round_id, position, name_en, name_de, weight, anchors_en, anchors_de) values
    (${gate.evidence}, ${gate.id}, 1, 'Evidence', 'Belege', 60, ${steps}, ${steps}),
    (${gate.prototype}, ${gate.id}, 2, 'Prototype', 'Prototyp', 40, ${steps}, ${steps})`;
  await sql`insert into public.stages (id, round_id, name, starts_at, host_id)
    values (${gate.stage}, ${gate.id}, 'Karlsruhe A', now() - interval '1 hour', ${ids.other})`;
  await sql`insert into public.round_teams (round_id, team_id, stage_id, position) values
    (${gate.id}, ${team.id}, ${gate.stage}, 1), (${gate.id}, ${team.ended}, ${gate.stage}, 2)`;
  await sql`insert into public.juror_grants (round_id, user_id, stage_id) values
    (${gate.id}, ${ids.mentor}, ${gate.stage}), (${gate.id}, ${ids.orga}, null)`;
  await sql`insert into private.guests (user_id, first_name, last_name, locale, round_id, token_hash, invited_by, invited_at)
    values (${ids.guest}, 'Grete', 'Hahn', 'en', ${gate.id}, private.hash_of(${gate.token}), ${ids.orga}, now())`;
  await sql`insert into public.juror_grants (round_id, user_id, stage_id) values (${gate.id}, ${ids.guest}, ${gate.stage})`;
  await sql`insert into public.juror_conflicts (round_id, user_id, team_id, reason, declared_by)
    values (${gate.id}, ${ids.orga}, ${team.ended}, 'I paid them', ${ids.orga})`;
  await sql`insert into public.ballots (id, round_id, team_id, juror_id, state, submitted_at) values
    (${gate.draft}, ${gate.id}, ${team.id}, ${ids.mentor}, 'draft', null),
    (${gate.assigned}, ${gate.id}, ${team.ended}, ${ids.mentor}, 'assigned', null),
    (${gate.submitted}, ${gate.id}, ${team.id}, ${ids.orga}, 'submitted', now()),
    (${gate.ofGuest}, ${gate.id}, ${team.ended}, ${ids.guest}, 'assigned', null)`;
  await sql`insert into public.ballot_scores (ballot_id, round_id, scores, comment_team)
    select id, round_id, ${sql.json({ [gate.evidence]: 4 })}, 'Weigh a wet pad.' from public.ballots where state <> 'assigned'`;
  await sql`insert into private.late_ballots (ballot_id, scores, comment_team, comment_jury, client_key, finished_at)
    values (${gate.assigned}, '{}', 'Late', '', gen_random_uuid(), now() - interval '1 minute')`;
}

async function populateMentoring(sql: postgres.Sql): Promise<void> {
  await sql`insert into public.mentor_profiles (user_id, capacity, line) values (${ids.mentor}, 5, 'Ask early.')`;
  await sql`insert into public.mentor_absences (id, mentor_id, starts_on, ends_on)
    values (${mentoring.absence}, ${ids.mentor}, current_date + 5, current_date + 7)`;
  await sql`insert into public.mentor_conflicts (id, mentor_id, person_id, reason)
    values (${mentoring.conflict}, ${ids.mentor}, ${ids.other}, 'We are married')`;
}

async function populateRecord(sql: postgres.Sql): Promise<void> {
  await sql`insert into public.pulses (team_id, week, user_id, state, note)
    values (${team.id}, 5, ${ids.self}, 'stuck', 'No dairy')`;
  await sql`insert into public.still_in_questions (id, team_id, user_id, silent_since, asked_at)
    values (${record.question}, ${team.id}, ${ids.self}, now() - interval '11 days', now())`;
  await sql`insert into public.advice (id, team_id, author_id, text)
    values (${record.advice}, ${team.id}, ${ids.mentor}, 'Ask a second dairy')`;
  await sql`insert into public.action_items (id, team_id, text, source_kind, created_by)
    values (${record.item}, ${team.id}, 'Weigh a wet pad', 'team', ${ids.self})`;
  await sql`insert into public.checklist_items (id, team_id, week, text, position, created_by)
    values (${record.step}, ${team.id}, 5, 'Order tape', 8, ${ids.self})`;
  await sql`insert into public.data_requests (id, user_id, kind, due_at)
    values (${request.copy}, ${ids.self}, 'copy', now() + interval '20 days'),
      (${request.deletion}, ${ids.other}, 'deletion', now() + interval '20 days')`;
  await sql`insert into public.data_reads (reader_id, user_id, what) values (${ids.orga}, ${ids.self}, 'copy')`;
  await sql`insert into public.redactions (team_id, what, week, reason) values (${team.id}, 'part', 5, 'They asked')`;
  await sql`insert into public.retention_runs (id, rule, is_dry, kept_since, found) values (${request.look}, 'mails', true, now(), 0)`;
  await sql`insert into public.confidences (id, user_id, team_id, text)
    values (${record.confidence}, ${ids.self}, ${team.id}, 'One of us does not talk to me')`;
  await sql`insert into public.mentor_notes (id, team_id, author_id, text)
    values (${record.note}, ${team.id}, ${ids.mentor}, 'Jonna carries the talking alone')`;
}

async function populateOfficeHours(sql: postgres.Sql): Promise<void> {
  await sql`insert into public.office_hour_series (id, mentor_id, weekday, from_time, to_time, minutes, first_on, last_on)
    values (${meeting.series}, ${ids.mentor}, 4, '16:00', '18:00', 20, '2031-01-01', '2031-02-01')`;
  // Ada has a seat at the evening that is at the time of the first.
  await sql`insert into public.office_hour_slots (id, mentor_id, starts_at, ends_at, audience, url, is_blocked)
    select v.id::uuid, ${ids.mentor}, now() + v.after, now() + v.after + interval '20 minutes', v.audience, 'https://call.example', v.is_blocked
    from (values
      (${meeting.slot}, interval '11 hours', 'own', false), (${meeting.free}, interval '25 hours', 'own', false),
      (${meeting.open}, interval '26 hours', 'all', false), (${meeting.blocked}, interval '27 hours', 'own', true),
      (${meeting.past}, interval '-7 days', 'own', false)
    ) v (id, after, audience, is_blocked)`;
  await sql`insert into public.office_hour_bookings
      (id, slot_id, team_id, mentor_id, starts_at, ends_at, agenda, state, booked_by, note, settled_at)
    select v.id::uuid, s.id, ${team.id}, ${ids.mentor}, s.starts_at, s.ends_at, 'Two shops?', v.state, ${ids.self}, v.note,
      case v.state when 'held' then s.ends_at end
    from (values
      (${meeting.booking}, ${meeting.slot}, 'booked', ''), (${meeting.held}, ${meeting.past}, 'held', 'Phone four more')
    ) v (id, slot, state, note) join public.office_hour_slots s on s.id = v.slot::uuid`;
}

async function populateHandIns(sql: postgres.Sql): Promise<void> {
  await sql`update public.milestones set opens_at = now() - interval '1 day', due_at = now() + interval '6 days' where week = 11`;
  await sql`insert into public.hand_ins
      (id, team_id, milestone_id, state, version, due_at_effective, is_late, reviewer_id, taken_at, return_due_at)
    select v.id::uuid, ${team.id}, m.id, v.state, v.version, case when v.version > 0 then m.due_at end,
      case when v.version > 0 then false end, case when v.state = 'in_review' then ${ids.mentor}::uuid end,
      case when v.state = 'in_review' then now() end, case when v.state = 'changes_requested' then now() + interval '3 days' end
    from public.milestones m join (values
      (${handIn.draft}, 11, 'draft', 0), (${handIn.submitted}, 10, 'submitted', 1),
      (${handIn.inReview}, 9, 'in_review', 1), (${handIn.returned}, 7, 'changes_requested', 1)
    ) v (id, week, state, version) using (week)`;
  const draft = { hand_in_id: handIn.draft, part_key: 'sentence', team_id: team.id, written_by: ids.self };
  const value = sql.json({ text: 'We build' });
  await sql`insert into public.hand_in_parts ${sql({ ...draft, value, version: 1 })}`;
  await sql`insert into public.hand_in_part_changes
    (hand_in_id, part_key, team_id, written_by, value, version, began_at, written_at)
    values (${handIn.draft}, 'sentence', ${team.id}, ${ids.self}, ${value}, 1, now(), now())`;
  await sql`insert into public.hand_in_versions (hand_in_id, team_id, number, parts, handed_in_at, handed_in_by, is_by_clock,
      is_complete, is_late, due_at_effective)
    select h.id, h.team_id, 1, '{}', now(), ${ids.self}, false, true, false, h.due_at_effective
    from public.hand_ins h where h.version = 1`;
  await sql`insert into public.hand_in_verdicts
      (id, version_id, hand_in_id, team_id, author_id, decision, note, settles_at, settled_at)
    select coalesce(v.id::uuid, gen_random_uuid()), n.id, n.hand_in_id, n.team_id, ${ids.mentor}, v.decision, 'A note', v.settles_at, v.settled_at
    from public.hand_in_versions n join (values
      (${handIn.pending}, ${handIn.inReview}, 'accepted', now() + interval '1 hour', null::timestamptz),
      (null, ${handIn.returned}, 'changes_requested', now() - interval '1 day', now() - interval '1 day')
    ) v (id, hand_in, decision, settles_at, settled_at) on n.hand_in_id = v.hand_in::uuid`;
}

async function populateExperiments(sql: postgres.Sql): Promise<void> {
  await sql`insert into public.experiments
      (id, team_id, author_id, hypothesis, method, happened_on, seen, adds_interviews, is_draft, removed_at, version)
    select v.id::uuid, ${team.id}, ${ids.self}, 'Shops order', 'Six shops by phone', '2024-11-12', 'Four of six', 6,
      v.is_draft, v.removed_at, 2
    from (values
      (${experiment.logged}, false, null::timestamptz), (${experiment.draft}, true, null), (${experiment.removed}, false, now())
    ) v (id, is_draft, removed_at)`;
  await sql`insert into public.experiment_changes (experiment_id, version, kind, before, changed_by, changed_at)
    values (${experiment.logged}, 1, 'edited', '{"seen": "Five of six"}', ${ids.self}, now())`;
  await sql`insert into public.team_goals (team_id, metric, value, week) values (${team.id}, 'test_users', 50, 9)`;
}
