import { dateInWords, dateTimeInWords } from '@grow/core/time';
import type {
  GrowNotification,
  MentoringOfNotification,
  NotificationKind,
  WeekOfNotification,
} from '@grow/core/notification';
import { inLocale } from '@grow/core/text';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';

type Names = {
  person: string;
  team: string;
  event: string;
  time: string;
  /** The week's number, and what it asks for. */
  week: string;
  title: string;
  /** How many of how many parts are ready. */
  ready: string;
  required: string;
  /** Of how many teams. */
  count: string;
  /** What organisers called what they tell. */
  subject: string;
};

const sentences: Record<NotificationKind, (names: Names) => string> = {
  team_request: m.notification_team_request,
  request_accepted: m.notification_request_accepted,
  request_declined: m.notification_request_declined,
  team_invite: m.notification_team_invite,
  invite_reminder: m.notification_invite_reminder,
  invite_accepted: m.notification_invite_accepted,
  invite_declined: m.notification_invite_declined,
  member_joined: m.notification_member_joined,
  member_left: m.notification_member_left,
  member_removed: m.notification_member_removed,
  captain_now: m.notification_captain_now,
  team_moved: m.notification_team_moved,
  team_ended: m.notification_team_ended,
  team_suggested: m.bell_team_suggested,
  week_open: m.bell_week_open,
  hand_in_due: m.bell_hand_in_due,
  hand_in_late: m.bell_hand_in_late,
  hand_in_by_clock: m.bell_hand_in_by_clock,
  hand_in_extended: m.bell_hand_in_extended,
  hand_in_not_extended: m.bell_hand_in_not_extended,
  hand_in_given: m.bell_hand_in_given,
  hand_in_returned: m.bell_hand_in_returned,
  hand_in_not_reopened: m.bell_hand_in_not_reopened,
  hand_in_return_moved: m.bell_hand_in_return_moved,
  hand_in_accepted: m.bell_hand_in_accepted,
  event_registered: m.bell_event_registered,
  event_offer: m.bell_event_offer,
  event_offer_over: m.bell_event_offer_over,
  event_reminder: m.bell_event_reminder,
  event_cancelled: m.bell_event_cancelled,
  pulse_stuck: m.bell_pulse_stuck,
  still_in: m.bell_still_in,
  still_in_answered: m.bell_still_in_answered,
  advice_given: m.bell_advice_given,
  action_item_given: m.bell_action_item_given,
  action_item_answered: m.bell_action_item_answered,
  confidence_received: m.bell_confidence_received,
  data_request_received: m.bell_data_request_received,
  data_request_answered: m.bell_data_request_answered,
  office_hour_booked: m.bell_office_hour_booked,
  office_hour_moved: m.bell_office_hour_moved,
  office_hour_link: m.bell_office_hour_link,
  office_hour_cancelled: m.bell_office_hour_cancelled,
  office_hour_reminder: m.bell_office_hour_reminder,
  office_hour_noted: m.bell_office_hour_noted,
  mentor_proposed: m.bell_mentor_proposed,
  mentor_declined: m.bell_mentor_declined,
  mentor_assigned: m.bell_mentor_assigned,
  mentor_ended: m.bell_mentor_ended,
  mentor_stand_in: m.bell_mentor_stand_in,
  mentor_stand_in_gone: m.bell_mentor_stand_in_gone,
  mentor_conflict: m.bell_mentor_conflict,
  mentor_taken_back: m.bell_mentor_taken_back,
  story_asked: m.bell_story_asked,
  story_published: m.bell_story_published,
  story_declined: m.bell_story_declined,
  story_withdrawn: m.bell_story_withdrawn,
  story_hidden: m.bell_story_hidden,
  announcement: m.bell_announcement,
  gate_result: m.bell_gate_result,
  jury_asked: m.bell_jury_asked,
  jury_reminded: m.bell_jury_reminded,
};

// What who looks after teams is told, where the team is told something else.
function toMentor(kind: NotificationKind, count: number): ((names: Names) => string) | undefined {
  if (kind === 'mentor_proposed' && count > 1) return m.bell_mentor_proposed_many;
  if (kind === 'mentor_assigned' && count > 0)
    return count > 1 ? m.bell_mentor_yours_many : m.bell_mentor_yours;
  if (kind === 'mentor_ended' && count > 0) return count > 1 ? m.bell_mentor_over_many : m.bell_mentor_over;
  if (kind === 'mentor_taken_back' && count > 1) return m.bell_mentor_taken_back_many;
  return kind === 'mentor_stand_in' && count > 0 ? m.bell_mentor_standing_in : undefined;
}

// What differs within a kind.
function sentenceOf(
  kind: NotificationKind,
  week: WeekOfNotification | undefined,
  mentoring: MentoringOfNotification | undefined,
  isImportant: boolean,
): (names: Names) => string {
  if (mentoring) return toMentor(kind, mentoring.count) ?? sentences[kind];
  if (kind === 'hand_in_due' && week?.isHandedIn) return m.bell_hand_in_incomplete;
  if (kind === 'hand_in_by_clock' && week?.isLate) return m.bell_hand_in_by_clock_late;
  if (week?.isReopened) return m.bell_hand_in_reopened;
  if (isImportant) return m.bell_announcement_important;
  return sentences[kind];
}

const untilWords = (mentoring: MentoringOfNotification | undefined, locale: Locale): string =>
  mentoring?.until === undefined ? '' : dateInWords(mentoring.until, locale);

/** What a notification says; the time is the end of an offer or of a week, else the beginning of the event or meeting. */
export function notificationSentence(
  { kind, actor, team, event, week, meeting, mentoring, announcement }: GrowNotification,
  locale: Locale,
): string {
  const person = actor && `${actor.firstName} ${actor.lastName}`.trim();
  const time = week?.until ?? event?.offerExpiresAt ?? event?.startsAt ?? meeting?.startsAt;
  return sentenceOf(
    kind,
    week,
    mentoring,
    announcement?.isImportant ?? false,
  )({
    person: person || m.bell_somebody(),
    team: team?.name ?? m.bell_a_team(),
    event: event ? inLocale(event.title, locale) : m.bell_an_event(),
    time: time ? dateTimeInWords(time, locale) : untilWords(mentoring, locale),
    week: String(week?.week ?? ''),
    title: week ? inLocale(week.title, locale) : '',
    ready: String(week?.ready ?? 0),
    required: String(week?.required ?? 0),
    count: String(mentoring?.count ?? 0),
    subject: announcement ? inLocale(announcement.title, locale) : '',
  });
}

// What is answered or looked after in one's own team; everything else is told by the team's page.
const ofOwnTeam: readonly NotificationKind[] = [
  'team_request',
  'team_invite',
  'invite_reminder',
  'invite_declined',
  'invite_accepted',
  'member_joined',
  'member_left',
  'captain_now',
  'advice_given',
  'action_item_given',
  'gate_result',
];
// What a mentor is told about a team that they look after.
const ofAssignedTeam: readonly NotificationKind[] = [
  'pulse_stuck',
  'still_in_answered',
  'action_item_answered',
];
// What a mentor finds among their teams, unless it is for the team.
const ofMentoring: readonly NotificationKind[] = ['mentor_assigned', 'mentor_stand_in'];
const ofOwnMentoring: readonly NotificationKind[] = [
  'mentor_proposed',
  'mentor_stand_in_gone',
  'mentor_taken_back',
];
// What a team looks after where it writes its story; what somebody is asked they answer on a page of its own.
const ofStory: readonly NotificationKind[] = ['story_declined', 'story_withdrawn', 'story_hidden'];
// Answered where one arrives.
const ofDashboard: readonly NotificationKind[] = [
  'still_in',
  'confidence_received',
  'jury_asked',
  'jury_reminded',
];

/** Where a notification can be answered or looked at, as a whole address. */
export function notificationHref({
  kind,
  team,
  event,
  week,
  meeting,
  mentoring,
  announcement,
  story,
}: GrowNotification): string {
  if (story !== undefined)
    return fullPath(ofStory.includes(kind) ? paths.story() : paths.storyRequest(story));
  if (announcement) return announcement.link ?? fullPath(paths.dashboard());
  if (meeting) return fullPath(meeting.isForMentor ? paths.officeHours() : paths.teamOfficeHours());
  if (week && kind !== 'hand_in_given') return fullPath(paths.teamWeek(String(week.week)));
  if (week)
    return fullPath(team ? paths.assignedTeamWeek(team.slug, String(week.week)) : paths.assignedTeams());
  if (event) return fullPath(paths.eventPage(event.slug));
  if (ofOwnMentoring.includes(kind)) return fullPath(paths.mentoring());
  if (ofMentoring.includes(kind))
    return fullPath(mentoring && mentoring.count > 0 ? paths.assignedTeams() : paths.team());
  if (ofOwnTeam.includes(kind)) return fullPath(paths.team());
  if (kind === 'data_request_received') return fullPath(paths.adminPrivacy());
  if (kind === 'data_request_answered') return fullPath(paths.profilePrivacy());
  if (ofDashboard.includes(kind)) return fullPath(paths.dashboard());
  if (team && ofAssignedTeam.includes(kind)) return fullPath(paths.assignedTeam(team.slug));
  return fullPath(team ? paths.teamPage(team.slug) : paths.teams());
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, with the time itself beside it: 2 hours ago, Sun 8 Dec, 14:02. `now` in milliseconds since 1970. */
export function timeAgo(time: Date, now: number, locale: Locale): string {
  const past = Math.max(0, now - time.getTime());
  const found = units.find(([, ms]) => past >= ms);
  const ago = found
    ? new Intl.RelativeTimeFormat(locale).format(-Math.floor(past / found[1]), found[0])
    : m.bell_just_now();
  return m.bell_time({ ago, time: dateTimeInWords(time, locale) });
}
