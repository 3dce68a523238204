import { readRow, type RowReader } from '../db/readRow';
import type { LocalText } from '../text/LocalText';
import { audienceFromRow, rulesOfAudience, type Audience } from './Audience';

/** How many characters a title and a body may have, in each language. */
export const ANNOUNCEMENT_LIMITS = { title: 70, body: 800 } as const;

/** `cancelled` before it went; `stopped` on its way. */
export const announcementStates = ['draft', 'scheduled', 'sent', 'cancelled', 'stopped'] as const;
/** How far an announcement has come. */
export type AnnouncementState = (typeof announcementStates)[number];

/**
 * What became of a recipient's mail. `pending`: not told yet; `failed`: tried again; `dead`: given up; `off`: not wanted;
 * `none`: it is not mailed.
 */
export const mailStates = [
  'pending',
  'waiting',
  'failed',
  'sent',
  'dead',
  'off',
  'no_address',
  'none',
  'stopped',
] as const;
/** What became of a recipient's mail. */
export type MailState = (typeof mailStates)[number];

/** How many recipients are in each state. */
export type MailFigures = Readonly<Record<MailState, number>>;

/** What is written of an announcement. */
export interface AnnouncementWords {
  readonly title: LocalText;
  readonly body: LocalText;
  readonly audience: Audience;
  /** Where the button of the mail leads: a path of the site. */
  readonly link: string | undefined;
  readonly byMail: boolean;
  /** Whether it is mailed to those, too, who want no mails of announcements. */
  readonly isImportant: boolean;
  /** The one that it corrects: it goes to exactly those whom that one reached. */
  readonly correctsId: string | undefined;
}

/** Who wrote it. */
export interface AnnouncementAuthor {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string | undefined;
}

/** An announcement as organisers see it. */
export interface WrittenAnnouncement extends AnnouncementWords {
  readonly id: string;
  readonly state: AnnouncementState;
  readonly sendAt: Date | undefined;
  readonly sentAt: Date | undefined;
  readonly stoppedAt: Date | undefined;
  readonly updatedAt: Date;
  /** Changes with every write; a save over another version is refused. */
  readonly version: string;
  readonly figures: MailFigures;
  /** Undefined for somebody who left. */
  readonly author: AnnouncementAuthor | undefined;
}

/** No recipient at all. */
export const noFigures = Object.fromEntries(mailStates.map((state) => [state, 0])) as MailFigures;

function figuresFromRow(value: unknown): MailFigures {
  const row = readRow('announcements.figures', value);
  return Object.fromEntries(
    mailStates.map((state) => [state, row.optionalNumber(state) ?? 0]),
  ) as MailFigures;
}

function personFromRow(row: RowReader) {
  return {
    userId: row.requiredText('user_id'),
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    avatar: row.optionalText('avatar'),
  };
}

/** Reads an announcement, with its figures and author where they are. @throws AppError `malformed_row` */
export function writtenAnnouncementFromRow(value: unknown): WrittenAnnouncement {
  const row = readRow('announcements', value);
  return {
    id: row.requiredText('id'),
    title: row.localText('title'),
    body: row.localText('body'),
    audience: audienceFromRow(value),
    link: row.optionalText('link'),
    byMail: row.flag('by_mail', true),
    isImportant: row.flag('is_important', false),
    correctsId: row.optionalText('corrects_id'),
    state: row.oneOf('state', announcementStates),
    sendAt: row.optionalTime('send_at'),
    sentAt: row.optionalTime('sent_at'),
    stoppedAt: row.optionalTime('stopped_at'),
    updatedAt: row.time('updated_at'),
    version: row.requiredText('updated_at'),
    figures: row.optional('figures', figuresFromRow) ?? noFigures,
    author: row.optional('author', (author) => personFromRow(readRow('announcements.author', author))),
  };
}

/** The columns of what is written. */
export function announcementChanges(words: Partial<AnnouncementWords>) {
  const { title, body, audience, link, byMail, isImportant, correctsId } = words;
  return {
    ...(title === undefined ? {} : { title_en: title.en, title_de: title.de }),
    ...(body === undefined ? {} : { body_en: body.en, body_de: body.de }),
    ...(audience === undefined ? {} : { audience: [...audience.roles], rules: rulesOfAudience(audience) }),
    ...('link' in words ? { link: link ?? null } : {}),
    ...(byMail === undefined ? {} : { by_mail: byMail }),
    ...(isImportant === undefined ? {} : { is_important: isImportant }),
    ...('correctsId' in words ? { corrects_id: correctsId ?? null } : {}),
  };
}

/** A recipient and what became of their mail. */
export interface AnnouncementRecipient extends AnnouncementAuthor {
  readonly mail: MailState;
  /** How often a worker took it. */
  readonly attempts: number;
  /** How often it may have arrived once more, with the same Message-ID. */
  readonly repeats: number;
  /** What the mail server said last. */
  readonly error: string | undefined;
  readonly nextAt: Date | undefined;
  readonly mailedAt: Date | undefined;
  /** Undefined for whom it never reached. */
  readonly notifiedAt: Date | undefined;
}

/** Reads a recipient. @throws AppError `malformed_row` */
export function recipientFromRow(value: unknown): AnnouncementRecipient {
  const row = readRow('list_announcement_recipients', value);
  return {
    ...personFromRow(row),
    mail: row.oneOf('mail', mailStates),
    attempts: row.number('attempts'),
    repeats: row.number('repeats'),
    error: row.optionalText('error'),
    nextAt: row.optionalTime('next_at'),
    mailedAt: row.optionalTime('mailed_at'),
    notifiedAt: row.optionalTime('notified_at'),
  };
}

/** Somebody whom an announcement would reach. */
export interface AudiencePerson extends AnnouncementAuthor {
  readonly team: string | undefined;
  readonly locale: 'en' | 'de';
  /** Whether a mail reaches them: it does, they want none, or there is no address. */
  readonly mail: 'mail' | 'off' | 'no_address';
}

/** Reads somebody of an audience. @throws AppError `malformed_row` */
export function audiencePersonFromRow(value: unknown): AudiencePerson {
  const row = readRow('audience_people', value);
  return {
    ...personFromRow(row),
    team: row.optionalText('team'),
    locale: row.oneOf('locale', ['en', 'de'] as const),
    mail: row.oneOf('mail', ['mail', 'off', 'no_address'] as const),
  };
}
