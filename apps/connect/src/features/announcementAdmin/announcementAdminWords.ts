import { inLocale } from '@grow/core/text';
import {
  type AnnouncementProgress,
  type AnnouncementState,
  type Audience,
  type AudienceHandIn,
  type AudienceTeam,
  type MailState,
  type WrittenAnnouncement,
} from '@grow/core/announcement-admin';
import type { Locale, Role } from '@grow/core';
import type { BadgeTone } from '@grow/ui';
import { m } from '../../paraglide/messages';

/** A number of people or mails in words: one of them, or many. */
export const counted = (
  count: number,
  locale: Locale,
  one: () => string,
  many: (of: { count: string }) => string,
): string => (count === 1 ? one() : many({ count: count.toLocaleString(locale) }));

/** How it is going, in a word. */
export const progressWords: Record<AnnouncementProgress, () => string> = {
  draft: m.announce_draft,
  scheduled: m.announce_scheduled,
  sending: m.announce_sending,
  came_back: m.announce_came_back,
  delivered: m.announce_delivered,
  cancelled: m.announce_cancelled,
  stopped: m.announce_stopped,
};

/** And its colour. */
export const progressTones: Record<AnnouncementProgress, BadgeTone> = {
  draft: 'muted',
  scheduled: 'info',
  sending: 'review',
  came_back: 'critical',
  delivered: 'positive',
  cancelled: 'neutral',
  stopped: 'caution',
};

/** What a list is narrowed to. */
export const announcementStateWords: Record<AnnouncementState, () => string> = {
  draft: m.announce_draft,
  scheduled: m.announce_scheduled,
  sent: m.announce_sent,
  cancelled: m.announce_cancelled,
  stopped: m.announce_stopped,
};

/** What became of a mail. */
export const mailStateWords: Record<MailState, () => string> = {
  pending: m.announce_mail_pending,
  waiting: m.announce_mail_waiting,
  failed: m.announce_mail_failed,
  sent: m.announce_mail_sent,
  dead: m.announce_mail_dead,
  off: m.announce_mail_off,
  no_address: m.announce_mail_no_address,
  none: m.announce_mail_none,
  stopped: m.announce_mail_stopped,
};

/** Who somebody is, behind "Everyone who". */
export const roleWords: Record<Role | 'ALL', () => string> = {
  ALL: m.announce_is_anybody,
  PARTICIPANT: m.announce_is_participant,
  MENTOR: m.announce_is_mentor,
  ORGA: m.announce_is_organiser,
};

/** In which team. */
export const teamRuleWords: Record<AudienceTeam, () => string> = {
  any: m.announce_in_a_team,
  none: m.announce_in_no_team,
  forming: m.announce_in_forming,
  active: m.announce_in_active,
  finalist: m.announce_in_finalist,
  finished: m.announce_in_finished,
};

/** What it has for a week. */
export const handInRuleWords: Record<AudienceHandIn, (of: { week: number }) => string> = {
  missing: m.announce_hand_in_missing,
  handed_in: m.announce_hand_in_there,
  returned: m.announce_hand_in_returned,
  accepted: m.announce_hand_in_accepted,
};

/** The role of a sentence that knows one or all. */
export const roleOfAudience = ({ roles }: Audience): Role | 'ALL' =>
  roles.length === 1 ? (roles[0] ?? 'ALL') : 'ALL';

/** An audience in a row, as a list shows it. */
export function audienceInWords({
  audience,
  correctsId,
}: Pick<WrittenAnnouncement, 'audience' | 'correctsId'>): string {
  if (correctsId !== undefined) return m.announce_those_reached();
  const { team, week, isWithoutMentor, city, eventId, chosen } = audience;
  if (chosen !== undefined) return m.announce_those_chosen();
  return [
    m.announce_everyone({ who: roleWords[roleOfAudience(audience)]() }),
    team && teamRuleWords[team](),
    week && handInRuleWords[week.handIn](week),
    isWithoutMentor && m.announce_without_mentor(),
    city && m.announce_in_city({ city }),
    eventId && m.announce_at_event(),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A title in the page's language; in the other one where it is not written yet. */
export const announcementTitle = ({ title }: Pick<WrittenAnnouncement, 'title'>, locale: Locale): string =>
  inLocale(title, locale) || m.announce_untitled();

// The mail server's words are for machines; what they begin with is a number that says what is the matter.
const reasons: readonly (readonly [pattern: RegExp, words: () => string])[] = [
  [/\b(550|551|553)\b/, m.announce_error_unknown],
  [/\b(552|452)\b/, m.announce_error_full],
  [/\b(421|450|451)\b/, m.announce_error_later],
  [/\b554\b/, m.announce_error_refused],
  [/time(d)?[ -]?out|ECONN|ENOTFOUND|socket|closed/i, m.announce_error_unreachable],
  [/No worker finished it/, m.announce_error_worker],
];

/** Why a mail came back, in words; the server's own where nobody knows them. */
export const mailErrorWords = (error: string): string =>
  reasons.find(([pattern]) => pattern.test(error))?.[1]() ?? error;
