/** Every error that this package raises. Codes are stable: they are added, never renamed. */
export type AppErrorCode =
  // Reaching the backend
  | 'network' // The backend could not be reached
  | 'timeout' // The backend took too long to answer
  | 'aborted' // The request was cancelled
  | 'server' // The backend failed
  | 'rate_limited' // Too many requests
  | 'invalid_response' // The answer did not come from the backend
  | 'configuration_invalid' // The configuration is not valid
  | 'backend_incomplete' // The backend lacks something that was asked for
  // Data
  | 'user_id_missing' // user id not available. Cannot fetch Profile
  | 'no_data' // Received no data
  | 'malformed_row' // The backend returned a row of another shape
  | 'single_row_expected' // One row was asked for, none or several came
  | 'not_found' // There is no such thing
  | 'already_exists' // It exists already
  | 'conflict' // It was changed at the same time
  | 'invalid_value' // A value was refused
  | 'unauthorized' // There is no valid session
  | 'forbidden' // This role may not do that
  | 'too_close' // An organiser of the same team may not see this
  | 'last_orga' // The last ORGA cannot be taken away
  // Teams
  | 'captain_of_a_team' // The captain of a team with others hands it over first
  | 'already_in_team' // The person is in a team already
  | 'teams_closed' // The deadline for teams is over
  | 'team_name_taken' // A team of the season has this name
  | 'successor_needed' // A captain names who follows
  | 'not_in_team' // The person is not in this team
  | 'team_full' // The team has no place left
  | 'already_asked' // The team and the person have a pending request
  | 'team_ended' // The team is no longer in the contest
  | 'request_closed' // The request was answered, withdrawn or ran out
  | 'reminded_already' // The person was reminded within a day
  | 'too_many_requests' // There are as many pending requests or links as allowed
  | 'link_invalid' // The link is unknown, revoked, used up or too old
  // Market tests
  | 'experiment_changed' // The market test was saved by somebody else meanwhile
  | 'experiment_invalid' // A value of the market test was refused; details say which
  | 'too_many_experiments' // The log of the team holds as many market tests as allowed
  | 'goal_invalid' // A goal of the team was refused; details say why
  // Events
  | 'event_cancelled' // The event was called off
  | 'event_started' // The event has begun
  | 'seats_full' // No seat of this kind is free
  | 'not_registered' // The person has no registration
  | 'event_has_registrations' // A draft has no registrations
  | 'undo_over' // The time for taking it back is over
  | 'offer_over' // The offer ran out or was answered
  | 'seats_are_taken' // More seats are taken than the new number
  | 'event_not_over' // The event has not ended
  | 'feed_unknown' // The address of the calendar is not known
  // Check-ins, action items, steps
  | 'pulse_closed' // The week that was answered is not the current one
  | 'list_full' // The list has as many entries as allowed
  // Hand-ins
  | 'part_changed' // Somebody else changed the part; `details` has it as it is
  | 'part_invalid' // The part takes something else; `details` says why
  | 'week_closed' // The week takes no first version any more
  | 'week_not_open' // The week has not begun
  | 'hand_in_locked' // What was handed in is being read, accepted or past its due time
  | 'hand_in_empty' // Nothing is written that could be handed in
  | 'take_back_over' // What was handed in cannot be taken back any more
  | 'review_taken' // Somebody else reads it
  | 'version_replaced' // The team handed in a newer version
  | 'not_handed_in' // Nothing waits for a review
  | 'extension_too_early' // An extension ends later than it was due, and ahead
  | 'verdict_settled' // The verdict counts already
  | 'note_needed' // Asking to revise needs a note, declining a team or giving it up a reason

  // Score sheets
  | 'no_juror' // The person does not judge in this round
  | 'round_not_open_yet' // Jurors see the round once it is open
  | 'ballot_changed' // Another device changed the score sheet; `details` has it as it is
  | 'ballot_incomplete' // A criterion has no step
  | 'round_locked' // The round takes no score sheets any more
  | 'ballot_recused' // The juror stepped back from the team
  | 'ballot_not_yours' // The score sheet is another juror's
  // Mentors
  | 'mentor_conflict' // Too close to the team, or in it
  | 'mentor_full' // Takes no more teams
  | 'proposal_stale' // What a proposal of mentors was computed from has changed

  // Rounds
  | 'round_changed' // Somebody else changed the round meanwhile; `details` has its version
  | 'round_not_in_setup' // It is only set before the round opens
  | 'ground_moved' // What a proposal of score sheets was computed from has changed
  | 'round_has_gaps' // Something is missing for the round to open; `details` says what
  | 'round_has_scores' // Somebody has begun to score
  | 'juror_in_conflict' // The juror is too close to the team
  | 'ballot_begun' // The juror has begun with the score sheet
  | 'conflict_of_interest' // The person is in a team of the round
  | 'no_host' // The person does not host the stage
  | 'ballot_handed_in' // The juror handed the score sheet in themselves

  // Office hours
  | 'slot_taken' // Another team has booked the slot
  | 'slot_changed' // The slot was moved, blocked or removed meanwhile, or has begun
  | 'booking_exists' // The team has a meeting with this mentor ahead
  | 'booking_closed' // It is too late, or too early, for this change of a meeting
  | 'slots_overlap' // The mentor has another slot at that time
  | 'slot_booked' // A team has booked the slot

  // Files
  | 'file_too_large' // The file is larger than its place allows
  | 'file_type' // The file is of a kind that is not taken here
  | 'no_room' // The team has used up its room for files
  | 'too_many_files' // There are as many files as allowed
  | 'file_missing' // The file has not arrived
  | 'file_differs' // What arrived is not the file that was announced
  | 'file_in_use' // A hand-in or a test names the file
  | 'consent_missing' // Nobody said that the people in the evidence agreed
  | 'file_empty' // The file has no bytes
  | 'file_disguised' // The first bytes are of another kind than the name says
  // Signing in
  | 'invalid_credentials' // E-mail and password do not match
  | 'email_not_confirmed' // The e-mail address is not confirmed
  | 'email_taken' // The e-mail address is in use
  | 'email_invalid' // The e-mail address was refused
  | 'weak_password' // The password is too weak
  | 'same_password' // The new password is the old one
  | 'link_expired' // The link or code is used up or too old
  | 'signup_closed' // This way of signing up or in is closed
  | 'reauthentication_needed' // A fresh sign-in is needed
  | 'mfa_failed' // The second factor was refused
  | 'password_wrong' // The current password was refused
  | 'second_factor_needed' // A second factor has to be shown first
  | 'factor_name_taken' // Another factor has this name
  | 'factors_full' // There are as many factors as allowed
  | 'not_offered' // The service has this switched off
  | 'key_refused' // The browser or its key did not confirm
  | 'key_known' // This key is known already
  | 'key_unknown' // The key belongs to no account
  | 'challenge_expired' // The code was asked for too long ago
  | 'factor_gone' // The second factor was removed meanwhile
  | 'message_not_sent' // The message could not be sent
  | 'login_expired' // The login took too long, or began elsewhere
  | 'provider_denied' // The other service was not allowed to
  | 'provider_email_unverified' // The other service has not confirmed the e-mail address
  | 'account_closed' // The account is closed
  // Pictures
  | 'avatar_upload_failed' // Something went wrong
  | 'avatar_download_failed' // The avatar was not found
  | 'image_empty' // The picture has no bytes
  | 'image_heic' // HEIC pictures cannot be decoded
  | 'image_type_unsupported' // The file is not a supported picture
  | 'image_too_large' // The picture is too large
  | 'image_resize_failed' // Error during resizing of image
  | 'image_blob_failed' // Could not convert canvas to blob
  // Anything else
  | 'unexpected'; // Something unexpected happened
