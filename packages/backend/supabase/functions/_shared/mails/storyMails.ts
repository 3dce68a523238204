// Mails about stories of finalists: that somebody's yes is asked for.
import { textIn } from '../eventDetails.ts';
import type { Locale, MailLink, MailWords, Words } from './letter.ts';
import { topicMail } from './topicMail.ts';

/** What such a mail knows. Names of people are not among it: they would outlive their person in the outbox. */
interface StoryDetails {
  team: string;
  story: string;
}

type Said = Pick<Words, 'subject' | 'paragraphs'> & { action: MailLink };

const request = ({ story }: StoryDetails) => `/connect/stories/${encodeURIComponent(story)}`;

const asked: Record<Locale, (details: StoryDetails) => Said> = {
  en: (details) => ({
    subject: `${details.team} asks for your yes to its story`,
    paragraphs: [
      `${details.team} wants to publish its story, and it concerns you: read it, and say yes or no.`,
      'It is public once everybody has said yes. You can take your yes back at any time.',
    ],
    action: { label: 'Read the story', path: request(details) },
  }),
  de: (details) => ({
    subject: `${details.team} bittet um dein Ja zur Geschichte`,
    paragraphs: [
      `${details.team} möchte die eigene Geschichte veröffentlichen, und sie betrifft dich: Lies sie und sag Ja oder Nein.`,
      'Öffentlich ist sie, sobald alle Ja gesagt haben. Dein Ja kannst du jederzeit zurücknehmen.',
    ],
    action: { label: 'Geschichte lesen', path: request(details) },
  }),
};

const footnotes: Record<Locale, string> = {
  en: 'You get this because mails about stories are switched on.',
  de: 'Du bekommst das, weil Mails zu Geschichten eingeschaltet sind.',
};

const storyAsked: MailWords = (locale, details) => {
  const said = asked[locale]({ team: textIn(details, 'team'), story: textIn(details, 'story') });
  return topicMail(said, details, footnotes[locale], locale);
};

/** The mails about stories, by their kind. */
export const storyMails: Record<string, MailWords> = { story_asked: storyAsked };
