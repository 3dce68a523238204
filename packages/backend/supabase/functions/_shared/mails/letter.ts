// What a mail of GROW says, set into the page of all mails and as plain text.
import {
  button,
  card,
  fact,
  link,
  mailPage,
  motto,
  paragraph,
  picture,
  quote,
  type Locale,
} from './frame.ts';

export type { Locale };

/** The fixed words of a mail in one language. */
export interface Words {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** What a person wrote, as they wrote it; shown as a quotation between the paragraphs and the action. */
  quote?: string;
  /** What the mail is about, as it describes itself. */
  about?: MailSubject;
  /** What one looks up, such as when and where. */
  facts?: MailFact[];
  picture?: MailPicture;
  /** The one thing to do next. */
  action?: MailLink;
  /** Why this mail came, and what to do when it should not have. */
  footnote: string;
  /** Where such mails are chosen. */
  choice?: MailLink;
  /** Files that come along. */
  files?: MailFile[];
}

/** The words of a kind of mail, from the details of the message, the address it goes to, and the site without a slash. */
export type MailWords = (
  locale: Locale,
  details: Record<string, unknown>,
  recipient: string,
  siteUrl: string,
) => Words;

/** Something to look up. */
export interface MailFact {
  name: string;
  value: string;
}

/** Something with a name and, where it has one, a sentence about itself. */
export interface MailSubject {
  name: string;
  text: string;
  facts: MailFact[];
}

/** A picture between the words and the action. */
export interface MailPicture {
  /** What it says, for whoever does not see it. */
  alt: string;
  /** What stands below it. */
  note: string;
  /** What stands in its place where there is only text. */
  plain: string;
  gif: Uint8Array;
  /** Its width and height as shown. */
  size: number;
}

/** A file that comes along with a mail. */
export interface MailFile {
  name: string;
  type: string;
  content: string | Uint8Array;
  /** By which the page shows it; left out for a file to save. */
  id?: string;
}

/** A way into the product: a path of the site and what is written on it. */
export interface MailLink {
  label: string;
  path: string;
}

/** A mail ready to send. */
export interface Letter {
  subject: string;
  html: string;
  text: string;
  files: MailFile[];
}

const PICTURE_ID = 'picture@grow';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A mail as HTML. */
function htmlOf(locale: Locale, words: Words, siteUrl: string): string {
  const { about, facts = [], picture: shown, action, choice } = words;
  const address = ({ path }: MailLink) => escaped(siteUrl + path);
  const factsOf = (list: readonly MailFact[]) =>
    list.map(({ name, value }) => fact(escaped(name), escaped(value)));
  return mailPage({
    locale,
    title: escaped(words.subject),
    heading: escaped(words.heading),
    parts: [
      ...words.paragraphs.map((text) => paragraph(escaped(text))),
      words.quote ? quote(escaped(words.quote)) : '',
      about
        ? card(escaped(about.name), [
            about.text === '' ? '' : paragraph(escaped(about.text)),
            ...factsOf(about.facts),
          ])
        : '',
      ...factsOf(facts),
      ...(shown
        ? [picture(`cid:${PICTURE_ID}`, escaped(shown.alt), shown.size), paragraph(escaped(shown.note))]
        : []),
      action ? button(escaped(action.label), address(action)) : '',
    ],
    footnote: [escaped(words.footnote), choice ? link(escaped(choice.label), address(choice)) : '']
      .join(' ')
      .trim(),
  });
}

/** A mail as text: blocks with an empty line between them; what mail programs fold away stands below the dashes. */
function textOf(locale: Locale, words: Words, siteUrl: string): string {
  const { about, facts = [], picture: shown, action, choice } = words;
  const address = ({ label, path }: MailLink) => `${label}:\n${siteUrl}${path}`;
  const lines = (list: readonly MailFact[]) => list.map(({ name, value }) => `${name}: ${value}`);
  const blocks = [
    'GROW',
    words.heading,
    ...words.paragraphs,
    words.quote && words.quote.replace(/^/gm, '> '),
    about && [about.name, about.text, ...lines(about.facts)].filter(Boolean).join('\n'),
    lines(facts).join('\n'),
    shown?.plain,
    action && address(action),
    `-- \n${words.footnote}`,
    choice && address(choice),
    motto[locale],
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Sets words into the page, and the same as plain text. Words are plain text: they are escaped here. `siteUrl` without a slash. */
export function letterOf(locale: Locale, words: Words, siteUrl: string): Letter {
  const { picture: shown, files = [] } = words;
  return {
    // A line break in a subject would begin another header.
    subject: words.subject.replace(/[\r\n]+/g, ' '),
    html: htmlOf(locale, words, siteUrl),
    text: textOf(locale, words, siteUrl),
    files: [
      ...(shown ? [{ name: 'code.gif', type: 'image/gif', content: shown.gif, id: PICTURE_ID }] : []),
      ...files,
    ],
  };
}
