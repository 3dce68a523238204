import { readRow } from '../db/readRow';
import type { LocalText } from '../text/LocalText';
import { teamPersonFromRow } from '../team/TeamPerson';

/** What a person can be told. */
export const notificationKinds = [
  'team_request',
  'request_accepted',
  'request_declined',
  'team_invite',
  'invite_reminder',
  'invite_accepted',
  'invite_declined',
  'member_joined',
  'member_left',
  'member_removed',
  'captain_now',
  'team_moved',
  'team_ended',
  'team_suggested',
  'week_open',
  'hand_in_due',
  'hand_in_late',
  'hand_in_by_clock',
  'hand_in_extended',
  'hand_in_not_extended',
  'hand_in_given',
  'hand_in_returned',
  'hand_in_not_reopened',
  'hand_in_return_moved',
  'hand_in_accepted',
  'event_registered',
  'event_offer',
  'event_offer_over',
  'event_reminder',
  'event_cancelled',
  'pulse_stuck',
  'still_in',
  'still_in_answered',
  'advice_given',
  'action_item_given',
  'action_item_answered',
  'confidence_received',
  'data_request_received',
  'data_request_answered',
  'office_hour_booked',
  'office_hour_moved',
  'office_hour_link',
  'office_hour_cancelled',
  'office_hour_reminder',
  'office_hour_noted',
  'mentor_proposed',
  'mentor_declined',
  'mentor_assigned',
  'mentor_ended',
  'mentor_stand_in',
  'mentor_stand_in_gone',
  'mentor_conflict',
  'mentor_taken_back',
  'story_asked',
  'story_published',
  'story_declined',
  'story_withdrawn',
  'story_hidden',
  'announcement',
  'gate_result',
  'jury_asked',
  'jury_reminded',
] as const;

/** What a person can be told. */
export type NotificationKind = (typeof notificationKinds)[number];

/** Who did what somebody is told of; names and picture are those of now. */
export interface PersonOfNotification {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string | undefined;
}

/** The team that a notification is about, as it is called now. */
export interface TeamOfNotification {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly logo: string | undefined;
}

/** The event that a notification is about, as it was when it was told. */
export interface EventOfNotification {
  readonly id: string;
  readonly slug: string;
  readonly title: LocalText;
  readonly startsAt: Date;
  /** Until when an offer stands. */
  readonly offerExpiresAt: Date | undefined;
}

/** The week that a notification is about, as it was when it was told. */
export interface WeekOfNotification {
  /** 1 is the week that the season starts with. */
  readonly week: number;
  /** What is handed in. */
  readonly title: LocalText;
  /** Until when one hands in, or hands in again. */
  readonly until: Date | undefined;
  /** How many of the parts that a reminder asks for were ready; 0 where it is none. */
  readonly ready: number;
  /** How many parts a reminder asks for; 0 where it is none. */
  readonly required: number;
  readonly isHandedIn: boolean;
  readonly isLate: boolean;
  /** Whether an organiser opened it again, and nobody judged it. */
  readonly isReopened: boolean;
}

/** The meeting that a notification is about, as it was when it was told. */
export interface MeetingOfNotification {
  readonly id: string;
  readonly startsAt: Date;
  /** Whether the mentor is told, and not the team. */
  readonly isForMentor: boolean;
}

/** What a notification says of mentoring. */
export interface MentoringOfNotification {
  /** Of how many teams it tells somebody who looks after them; 0 where it is for the team, or for organisers. */
  readonly count: number;
  /** The last day of a stand-in, as `2024-12-13`. */
  readonly until: string | undefined;
}

/** The announcement that a notification is about, as it was when it was told. */
export interface AnnouncementOfNotification {
  readonly title: LocalText;
  /** Where its button leads: a path of the site. */
  readonly link: string | undefined;
  /** Whether it reaches everybody it is for, whatever they chose. */
  readonly isImportant: boolean;
}

/** The round that a notification is about. */
export interface GateOfNotification {
  readonly round: 'half_time' | 'final';
}

/** One entry of the bell. */
export interface GrowNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly createdAt: Date;
  /** Undefined while nobody has read it. */
  readonly readAt: Date | undefined;
  readonly actor: PersonOfNotification | undefined;
  readonly team: TeamOfNotification | undefined;
  readonly event: EventOfNotification | undefined;
  readonly week: WeekOfNotification | undefined;
  readonly meeting: MeetingOfNotification | undefined;
  readonly mentoring: MentoringOfNotification | undefined;
  readonly announcement: AnnouncementOfNotification | undefined;
  readonly gate: GateOfNotification | undefined;
  /** Slug of the story that it is about. */
  readonly story: string | undefined;
}

const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

function teamFromJson(value: unknown): TeamOfNotification {
  const json = readRow('my_notifications.team', value);
  return {
    id: json.requiredText('id'),
    slug: json.requiredText('slug'),
    name: json.requiredText('name'),
    logo: json.optionalText('logo'),
  };
}

// The database writes an event into what it tells; nothing else has an event_id.
function eventFromPayload(value: unknown): EventOfNotification | undefined {
  if (!isPresent((value as { event_id?: unknown } | null | undefined)?.event_id)) return undefined;
  const json = readRow('my_notifications.payload', value);
  return {
    id: json.requiredText('event_id'),
    slug: json.requiredText('slug'),
    title: json.requiredLocalText('title'),
    startsAt: json.time('starts_at'),
    offerExpiresAt: json.optionalTime('offer_expires_at'),
  };
}

// Only what is about a hand-in has a milestone_id.
function weekFromPayload(value: unknown, kind: NotificationKind): WeekOfNotification | undefined {
  if (!isPresent((value as { milestone_id?: unknown } | null | undefined)?.milestone_id)) return undefined;
  const json = readRow('my_notifications.payload', value);
  return {
    week: json.number('week'),
    title: json.requiredLocalText('title'),
    until: json.optionalTime('until'),
    ready: json.optionalNumber('ready') ?? 0,
    required: json.optionalNumber('required') ?? 0,
    isHandedIn: json.flag('is_handed_in', false),
    isLate: json.flag('is_late', false),
    isReopened: kind === 'hand_in_returned' && json.optionalText('verdict_id') === undefined,
  };
}

// Only what is about a meeting has a booking_id.
function meetingFromPayload(value: unknown): MeetingOfNotification | undefined {
  if (!isPresent((value as { booking_id?: unknown } | null | undefined)?.booking_id)) return undefined;
  const json = readRow('my_notifications.payload', value);
  return {
    id: json.requiredText('booking_id'),
    startsAt: json.time('starts_at'),
    isForMentor: json.optionalText('as') === 'mentor',
  };
}

function mentoringFromPayload(value: unknown, kind: NotificationKind): MentoringOfNotification | undefined {
  if (!kind.startsWith('mentor_')) return undefined;
  const json = readRow('my_notifications.payload', value);
  return { count: json.optionalNumber('count') ?? 0, until: json.optionalText('until') };
}

function announcementFromPayload(
  value: unknown,
  kind: NotificationKind,
): AnnouncementOfNotification | undefined {
  if (kind !== 'announcement') return undefined;
  const json = readRow('my_notifications.payload', value);
  return {
    title: json.requiredLocalText('title'),
    link: json.optionalText('link'),
    isImportant: json.flag('is_important', false),
  };
}

function gateFromPayload(value: unknown, kind: NotificationKind): GateOfNotification | undefined {
  if (kind !== 'gate_result') return undefined;
  return { round: readRow('my_notifications.payload', value).oneOf('round', ['half_time', 'final']) };
}

/** Whether this version has words for a row; a newer backend may tell more. */
export const isKnownNotification = (row: unknown): boolean =>
  notificationKinds.some((kind) => kind === (row as { kind?: unknown } | null)?.kind);

/** Reads a row of `my_notifications`. @throws AppError `malformed_row` */
export function notificationFromRow(row: unknown): GrowNotification {
  const read = readRow('my_notifications', row);
  const { actor, team, payload } = row as { actor?: unknown; team?: unknown; payload?: unknown };
  const kind = read.oneOf('kind', notificationKinds);
  return {
    id: read.requiredText('id'),
    kind,
    createdAt: read.time('created_at'),
    readAt: read.optionalTime('read_at'),
    actor: isPresent(actor) ? teamPersonFromRow(actor, 'my_notifications.actor') : undefined,
    team: isPresent(team) ? teamFromJson(team) : undefined,
    event: eventFromPayload(payload),
    week: weekFromPayload(payload, kind),
    meeting: meetingFromPayload(payload),
    mentoring: mentoringFromPayload(payload, kind),
    announcement: announcementFromPayload(payload, kind),
    gate: gateFromPayload(payload, kind),
    story: kind.startsWith('story_')
      ? readRow('my_notifications.payload', payload).requiredText('story')
      : undefined,
  };
}
