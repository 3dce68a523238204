import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { decodeHtml, plainTextOf } from './plainText';
import { renderTemplate } from './renderTemplate';
import { subjectTemplateOf, type MailKind } from './subjects';

/** A file that comes along with a mail. */
export type MailFile = {
  name: string;
  type: string;
  /** In base64. */
  content: string;
  /** By which the mail's page shows it (`cid:`); left out for a file to save. */
  id?: string;
};

/** A mail ready to send. */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  files?: MailFile[];
  /** The same for every attempt to send one mail, `<id@domain>`; left out, the server's choice. */
  messageId?: string;
};

/** Takes mails to where they are read: the local mailbox here. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** What the hosted service offers to its templates, by the hosted names. */
export type MailValues = {
  SiteURL: string;
  Email: string;
  NewEmail: string;
  /** The six digits, for typing. */
  Token: string;
  /** What the link carries. */
  TokenHash: string;
  /** Where to go after the confirmation. */
  RedirectTo: string;
  /** What was added or removed, in a notification: a kind of factor, or `passkey`; else ''. */
  FactorType: string;
  /** The person's metadata. */
  Data: Record<string, unknown>;
};

const readProjectFile = (name: string) =>
  readFile(fileURLToPath(new URL(`../../supabase/${name}`, import.meta.url)), 'utf8');

/** Writes a mail in the person's language, from files read anew each time, so that an edit shows at once. */
export async function composeMail(kind: MailKind, to: string, values: MailValues): Promise<Mail> {
  const [config, template] = await Promise.all([
    readProjectFile('config.toml'),
    readProjectFile(`templates/${kind}.html`),
  ]);
  const html = renderTemplate(template, values);
  const subject = decodeHtml(renderTemplate(subjectTemplateOf(config, kind), values));
  return { to, subject, html, text: plainTextOf(html) };
}
