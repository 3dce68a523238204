import { dateTimeInWords } from '@grow/core/time';
import type { GrowNotification, NotificationKind } from '@grow/core/notification';
import { inLocale } from '@grow/core/text';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';

type Names = { person: string; team: string; event: string; time: string };

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
  event_registered: m.bell_event_registered,
  event_offer: m.bell_event_offer,
  event_offer_over: m.bell_event_offer_over,
  event_reminder: m.bell_event_reminder,
  event_cancelled: m.bell_event_cancelled,
};

/** What a notification says; the time is the end of an offer, else the beginning of the event. */
export function notificationSentence({ kind, actor, team, event }: GrowNotification, locale: Locale): string {
  const person = actor && `${actor.firstName} ${actor.lastName}`.trim();
  const time = event?.offerExpiresAt ?? event?.startsAt;
  return sentences[kind]({
    person: person || m.bell_somebody(),
    team: team?.name ?? m.bell_a_team(),
    event: event ? inLocale(event.title, locale) : m.bell_an_event(),
    time: time ? dateTimeInWords(time, locale) : '',
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
];

/** Where a notification can be answered or looked at, as a whole address. */
export function notificationHref({ kind, team, event }: GrowNotification): string {
  if (event) return fullPath(paths.eventPage(event.slug));
  if (ofOwnTeam.includes(kind)) return fullPath(paths.team());
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
