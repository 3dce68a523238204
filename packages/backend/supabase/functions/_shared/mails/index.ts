import { accountDeleted } from './accountDeleted.ts';
import { letterOf, type Letter, type Locale, type Words } from './letter.ts';

/** The words of a kind of mail, from the details of the message. */
export type MailWords = (locale: Locale, details: Record<string, unknown>) => Words;

/** Every mail of the outbox by its `kind`. */
const mails = new Map<string, MailWords>([['account_deleted', accountDeleted]]);

/** Writes a message of the outbox. @throws Error for a kind that has no words */
export function writeLetter(kind: string, locale: string, details: Record<string, unknown>): Letter {
  const words = mails.get(kind);
  if (!words) throw new Error(`There are no words for mails of the kind ${kind}.`);
  const known: Locale = locale === 'de' ? 'de' : 'en';
  return letterOf(known, words(known, details));
}
