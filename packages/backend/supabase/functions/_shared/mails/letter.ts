// The page around every mail that GROW sends itself; the mails of the auth service look the same (templates/).

/** The fixed words of a mail in one language. */
export interface Words {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** What a person wrote, as they wrote it; shown as a quotation between the paragraphs and the action. */
  quote?: string;
  /** What one looks up, such as when and where. */
  facts?: { name: string; value: string }[];
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

export type Locale = 'en' | 'de';

const motto: Record<Locale, string> = {
  en: 'GROW. Eleven weeks, from an idea to a tested product.',
  de: 'GROW. Elf Wochen, von der Idee zum getesteten Produkt.',
};

const PICTURE_ID = 'picture@grow';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const style = {
  body: "margin:0;background:#f1f5ee;color:#0d251b;font:16px/1.55 'Hanken Grotesk',system-ui,sans-serif",
  main: 'max-width:33rem;margin:0 auto;padding:40px 20px 48px',
  mark: 'margin:0 0 40px;font:780 20px/1 Archivo,system-ui,sans-serif;letter-spacing:0.02em',
  heading: 'margin:0 0 16px;font:780 28px/1.12 Archivo,system-ui,sans-serif;letter-spacing:-0.022em',
  paragraph: 'margin:0 0 16px',
  quote:
    'margin:0 0 16px;padding:2px 0 2px 16px;border-left:2px solid #74877b;white-space:pre-line;overflow-wrap:anywhere',
  picture: 'display:block;margin:8px 0;background:#ffffff;image-rendering:pixelated',
  action:
    'display:inline-block;margin:8px 0 16px;padding:12px 20px;border-radius:6px;background:#e5497e;color:#21020f;font-weight:640;text-decoration:none',
  link: 'color:#4a5e54',
  footer:
    'color:#4a5e54;font-size:14px;line-height:1.45;margin-top:40px;padding-top:16px;border-top:1px solid #d3ddd0',
};

/** Sets words into the page, and the same as plain text. Words are plain text: they are escaped here. `siteUrl` without a slash. */
export function letterOf(locale: Locale, words: Words, siteUrl: string): Letter {
  const { quote = '', facts = [], picture, action, choice, files = [] } = words;
  const anchor = ({ label, path }: MailLink, look: string) =>
    `<a href="${escaped(siteUrl + path)}" style="${look}">${escaped(label)}</a>`;
  const paragraphs = words.paragraphs.map((text) => `<p style="${style.paragraph}">${escaped(text)}</p>`);
  const looked = facts.map(
    ({ name, value }) =>
      `<p style="${style.paragraph}"><strong>${escaped(name)}</strong><br>${escaped(value)}</p>`,
  );
  const shown = picture
    ? `<img src="cid:${PICTURE_ID}" width="${picture.size}" height="${picture.size}" alt="${escaped(picture.alt)}" style="${style.picture}">
<p style="${style.paragraph}">${escaped(picture.note)}</p>`
    : '';
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escaped(words.subject)}</title></head>
<body style="${style.body}"><main style="${style.main}">
<p style="${style.mark}">GROW</p>
<h1 style="${style.heading}">${escaped(words.heading)}</h1>
${paragraphs.join('\n')}
${quote === '' ? '' : `<blockquote style="${style.quote}">${escaped(quote)}</blockquote>`}
${looked.join('\n')}
${shown}
${action ? `<p style="margin:0">${anchor(action, style.action)}</p>` : ''}
<footer style="${style.footer}"><p style="margin:0 0 4px">${escaped(words.footnote)}${choice ? ` ${anchor(choice, style.link)}` : ''}</p><p style="margin:0">${motto[locale]}</p></footer>
</main></body>
</html>
`;
  const plain = ({ label, path }: MailLink) => `${label}:\n${siteUrl}${path}`;
  const text = [
    'GROW',
    words.heading,
    ...words.paragraphs,
    ...(quote === '' ? [] : [quote.replace(/^/gm, '> ')]),
    ...facts.map(({ name, value }) => `${name}: ${value}`),
    ...(picture ? [picture.plain] : []),
    ...(action ? [plain(action)] : []),
    words.footnote,
    ...(choice ? [plain(choice)] : []),
    motto[locale],
  ].join('\n\n');
  return {
    // A line break in a subject would begin another header.
    subject: words.subject.replace(/[\r\n]+/g, ' '),
    html,
    text: `${text}\n`,
    files: [
      ...(picture ? [{ name: 'code.gif', type: 'image/gif', content: picture.gif, id: PICTURE_ID }] : []),
      ...files,
    ],
  };
}
