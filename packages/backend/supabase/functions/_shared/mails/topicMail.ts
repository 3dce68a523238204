// What mails of a topic have in common, which one may want or not.
import { textIn } from '../eventDetails.ts';
import type { Locale, MailLink, Words } from './letter.ts';

const path = '/connect/profile/notifications';

/** Where it is chosen which mails one gets. */
export const mailChoice: Record<Locale, MailLink> = {
  en: { label: 'Choose your mails', path },
  de: { label: 'Mails auswählen', path },
};

/** A mail that says something, with the words of a person in it if there are any. */
export const topicMail = (
  said: Pick<Words, 'subject' | 'paragraphs'> & { action: MailLink },
  details: Record<string, unknown>,
  footnote: string,
  locale: Locale,
): Words => ({
  subject: said.subject,
  heading: said.subject,
  paragraphs: said.paragraphs,
  quote: textIn(details, 'message'),
  action: said.action,
  footnote,
  choice: mailChoice[locale],
});
