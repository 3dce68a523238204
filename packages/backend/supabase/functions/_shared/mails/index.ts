import { accountDeleted } from './accountDeleted.ts';
import { announcementMails } from './announcementMails.ts';
import { eventMails } from './eventMails.ts';
import { gateMails } from './gateMails.ts';
import { guestMails } from './guestMails.ts';
import { handInMails } from './handInMails.ts';
import { juryMails } from './juryMails.ts';
import { mentorMails } from './mentorMails.ts';
import { pulseMails } from './pulseMails.ts';
import { meetingMails } from './meetingMails.ts';
import { storyMails } from './storyMails.ts';
import { teamMails } from './teamMails.ts';
import { letterOf, type Letter, type Locale, type MailWords } from './letter.ts';

/** A message of the outbox, as far as its words go. */
export interface Mailing {
  kind: string;
  locale: string;
  recipient: string;
  details: Record<string, unknown>;
}

/** Every mail of the outbox by its `kind`. */
const mails = new Map<string, MailWords>([
  ['account_deleted', accountDeleted],
  ...Object.entries(announcementMails),
  ...Object.entries(handInMails),
  ...Object.entries(teamMails),
  ...Object.entries(eventMails),
  ...Object.entries(pulseMails),
  ...Object.entries(meetingMails),
  ...Object.entries(mentorMails),
  ...Object.entries(gateMails),
  ...Object.entries(juryMails),
  ...Object.entries(guestMails),
  ...Object.entries(storyMails),
]);

/** Every kind that can be written. */
export const productMailKinds: readonly string[] = [...mails.keys()];

/** Writes a message of the outbox; links begin with `siteUrl`. @throws Error for a kind that has no words */
export function writeMail({ kind, locale, recipient, details }: Mailing, siteUrl: string): Letter {
  const words = mails.get(kind);
  if (!words) throw new Error(`There are no words for mails of the kind ${kind}.`);
  const known: Locale = locale === 'de' ? 'de' : 'en';
  const site = siteUrl.replace(/(?<!\/)\/+$/, '');
  return letterOf(known, words(known, details, recipient, site), site);
}
