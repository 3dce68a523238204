-- What is logged of which table; how the arguments are read stands above private.write_audit_log. A table that is not here has its
-- reason in test/project/auditedTables.ts.

-- People: what they say of themselves is theirs. A role is nobody's own to change. Of confidences and notes the log does not say
-- whose they are: there are organisers who may not know.
create trigger profiles_audit after insert or update or delete on private.profiles for each row
  execute function private.write_audit_log(
    'person', 'person user_id', 'id user_id', 'hidden bio wish homeland', 'privileged role'
  );
create trigger profile_private_audit after insert or update or delete on private.profile_private for each row
  execute function private.write_audit_log('person', 'person user_id', 'id user_id', 'hidden gender phone email');
create trigger signup_info_audit after insert or update or delete on public.signup_info for each row
  execute function private.write_audit_log('person', 'person user_id', 'hidden motivation idea_stage looking_for heard_from');
create trigger consents_audit after insert or update or delete on public.consents for each row
  execute function private.write_audit_log('person', 'person user_id', 'named kind');
create trigger mail_choices_audit after insert or update or delete on public.mail_choices for each row
  execute function private.write_audit_log('person', 'person user_id', 'id user_id', 'named topic');
create trigger feed_tokens_audit after insert or update or delete on public.feed_tokens for each row
  execute function private.write_audit_log('person', 'person user_id', 'hidden token_hash', 'unlogged last_read_at');
create trigger confidences_audit after insert or update or delete on public.confidences for each row
  execute function private.write_audit_log('person', 'owner user_id', 'hidden text', 'unlogged user_id team_id');

-- Teams. Their history tells what they did themselves.
create trigger teams_audit after insert or update or delete on public.teams for each row
  execute function private.write_audit_log(
    'team', 'team id', 'owner captain_id', 'named name', 'unlogged member_count wanted_skills', 'history'
  );
create trigger team_members_audit after insert or update or delete on public.team_members for each row
  execute function private.write_audit_log('team', 'person user_id', 'in team_id', 'history');
create trigger team_roles_audit after insert or update or delete on public.team_roles for each row
  execute function private.write_audit_log('team', 'team team_id', 'named title');
create trigger team_requests_audit after insert or update or delete on public.team_requests for each row
  execute function private.write_audit_log(
    'team', 'person user_id', 'owner created_by', 'team team_id', 'named kind', 'hidden message', 'unlogged reminded_at'
  );
create trigger team_invite_links_audit after insert or update or delete on public.team_invite_links for each row
  execute function private.write_audit_log('team', 'team team_id', 'hidden token_hash', 'unlogged uses');
create trigger team_goals_audit after insert or update or delete on public.team_goals for each row
  execute function private.write_audit_log('team', 'team team_id', 'id team_id', 'named metric', 'unlogged updated_by week');
create trigger still_in_questions_audit after insert or update or delete on public.still_in_questions for each row
  execute function private.write_audit_log('team', 'person user_id', 'in team_id', 'hidden answer');
create trigger pulses_audit after insert or update or delete on public.pulses for each row
  execute function private.write_audit_log(
    'team', 'person user_id', 'team team_id', 'named week', 'hidden note', 'unlogged read_by read_by_mentor_at'
  );
create trigger checklist_items_audit after insert or update or delete on public.checklist_items for each row
  execute function private.write_audit_log('team', 'team team_id', 'named week', 'hidden text', 'unlogged position');
create trigger action_items_audit after insert or update or delete on public.action_items for each row
  execute function private.write_audit_log('team', 'team team_id', 'named due_week', 'hidden text word');
create trigger experiments_audit after insert or update or delete on public.experiments for each row
  execute function private.write_audit_log(
    'team', 'team team_id', 'hidden hypothesis method target_value unit seen result_value decision next_step links',
    'unlogged version updated_by'
  );

-- Hand-ins and what is said of them.
create trigger hand_ins_audit after insert or update or delete on public.hand_ins for each row
  execute function private.write_audit_log(
    'hand_in', 'team team_id', 'named milestone_id', 'hidden extension_asked_reason',
    'unlogged clock_seen_at version extension_before reopened_before',
    'privileged extended_until extension_reason extension_declined_at extension_declined_reason'
  );
create trigger hand_in_parts_audit after insert or update or delete on public.hand_in_parts for each row
  execute function private.write_audit_log(
    'hand_in', 'team team_id', 'id hand_in_id', 'named hand_in_id part_key', 'hidden value',
    'unlogged version written_at written_by'
  );
create trigger uploads_audit after insert or update or delete on public.uploads for each row
  execute function private.write_audit_log(
    'hand_in', 'team team_id', 'named milestone_id', 'hidden name object', 'unlogged state stored_at checked_at'
  );
create trigger hand_in_verdicts_audit after insert or update or delete on public.hand_in_verdicts for each row
  execute function private.write_audit_log(
    'review', 'team team_id', 'named hand_in_id', 'hidden note advice', 'unlogged settles_at settled_at'
  );
create trigger advice_audit after insert or update or delete on public.advice for each row
  execute function private.write_audit_log('review', 'team team_id', 'hidden text');

-- Mentors. What a mentor answers or ends concerns a team, and is not their own alone.
create trigger mentor_assignments_audit after insert or update or delete on public.mentor_assignments for each row
  execute function private.write_audit_log(
    'mentor', 'in team_id', 'named mentor_id', 'hidden reason', 'unlogged replaces_id withdraws_id'
  );
create trigger mentor_pins_audit after insert or update or delete on public.mentor_pins for each row
  execute function private.write_audit_log('mentor', 'in team_id', 'id team_id', 'named mentor_id');
create trigger mentor_profiles_audit after insert or update or delete on public.mentor_profiles for each row
  execute function private.write_audit_log('mentor', 'person user_id', 'id user_id', 'hidden line');
create trigger mentor_absences_audit after insert or update or delete on public.mentor_absences for each row
  execute function private.write_audit_log('mentor', 'person mentor_id');
create trigger mentor_conflicts_audit after insert or update or delete on public.mentor_conflicts for each row
  execute function private.write_audit_log(
    'mentor', 'person mentor_id', 'in team_id', 'named mentor_id person_id', 'hidden reason'
  );
create trigger mentor_notes_audit after insert or update or delete on public.mentor_notes for each row
  execute function private.write_audit_log('mentor', 'owner author_id', 'hidden text', 'unlogged author_id team_id version_id');
create trigger office_hour_series_audit after insert or update or delete on public.office_hour_series for each row
  execute function private.write_audit_log('mentor', 'person mentor_id', 'hidden url');
create trigger office_hour_slots_audit after insert or update or delete on public.office_hour_slots for each row
  execute function private.write_audit_log('mentor', 'person mentor_id', 'named starts_at', 'hidden url');
create trigger office_hour_bookings_audit after insert or update or delete on public.office_hour_bookings for each row
  execute function private.write_audit_log(
    'mentor', 'team team_id', 'named mentor_id starts_at', 'hidden url agenda note cancel_word',
    'unlogged slot_id sequence reminded_for'
  );

-- Events.
create trigger events_audit after insert or update or delete on public.events for each row
  execute function private.write_audit_log('event', 'named title_en title_de', 'unlogged sequence');
create trigger event_registrations_audit after insert or update or delete on public.event_registrations for each row
  execute function private.write_audit_log(
    'event', 'person user_id', 'named event_id', 'unlogged position reminded_at desk client_key before_check_in taken_back'
  );

-- What is everybody's: the season and its weeks, announcements and what pages say. A draft is its writer's until it goes.
create trigger seasons_audit after insert or update or delete on public.seasons for each row
  execute function private.write_audit_log('season', 'named label');
create trigger season_weeks_audit after insert or update or delete on public.season_weeks for each row
  execute function private.write_audit_log('season', 'id season_id', 'named week verb_en verb_de');
create trigger season_steps_audit after insert or update or delete on public.season_steps for each row
  execute function private.write_audit_log('season', 'id season_id', 'named week text_en text_de');
create trigger milestones_audit after insert or update or delete on public.milestones for each row
  execute function private.write_audit_log('season', 'named week title_en title_de');
create trigger milestone_parts_audit after insert or update or delete on public.milestone_parts for each row
  execute function private.write_audit_log('season', 'id milestone_id', 'named milestone_id label_en label_de');
create trigger announcements_audit after insert or update or delete on public.announcements for each row
  execute function private.write_audit_log(
    'announcement', 'owner created_by', 'named title_en title_de', 'privileged send_at sent_at stopped_at retried_at'
  );
create trigger faqs_audit after insert or update or delete on public.faqs for each row
  execute function private.write_audit_log('content', 'named question_en question_de');
create trigger partners_audit after insert or update or delete on public.partners for each row
  execute function private.write_audit_log('content', 'named name');
create trigger skills_audit after insert or update or delete on public.skills for each row
  execute function private.write_audit_log('content', 'named key name_en name_de');
