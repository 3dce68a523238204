// What organisers tell many at once: their words, with what every mail has around them.
import { announcementLetter } from '../core/announcementLetter.ts';
import { localTextIn, textIn } from '../eventDetails.ts';
import type { MailWords } from './letter.ts';
import { mailChoice } from './topicMail.ts';

const mailOf =
  (isTest: boolean): MailWords =>
  (locale, details) => {
    const isImportant = details.is_important === true;
    const { subject, paragraphs, action, footnote } = announcementLetter(
      {
        title: localTextIn(details, 'title', locale),
        body: localTextIn(details, 'body', locale),
        link: textIn(details, 'link') || undefined,
        firstName: textIn(details, 'first_name'),
        isImportant,
        isTest,
      },
      locale,
    );
    return {
      subject,
      heading: subject,
      paragraphs,
      ...(action ? { action } : {}),
      footnote,
      // Nobody chooses against what is important.
      ...(isImportant ? {} : { choice: mailChoice[locale] }),
    };
  };

/** The mails of announcements by their kind. */
export const announcementMails: Record<'announcement' | 'announcement_test', MailWords> = {
  announcement: mailOf(false),
  announcement_test: mailOf(true),
};
