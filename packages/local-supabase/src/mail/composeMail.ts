import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readProjectConfig, tableAt, textAt } from '../config/projectConfig';
import { defaultTemplates } from './defaultTemplates';
import { decodeHtml, plainTextOf } from './plainText';
import { renderTemplate } from './renderTemplate';
import { sectionOf, type MailKind } from './subjects';

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
  /** A link to the auth service that confirms by itself; '' in a notification. */
  ConfirmationURL: string;
  /** What the link carries. */
  TokenHash: string;
  /** Where to go after the confirmation. */
  RedirectTo: string;
  /** What was added or removed, in a notification: a kind of factor, or `passkey`; else ''. */
  FactorType: string;
  /** The person's metadata. */
  Data: Record<string, unknown>;
};

/**
 * The text of a template that config.toml names. Like the CLI, it looks from the project's folder, and for notifications
 * from the folder of config.toml.
 */
async function readTemplate(projectFolder: string, path: string): Promise<string> {
  const places = [projectFolder, join(projectFolder, 'supabase')].map((folder) => join(folder, path));
  for (const place of places) {
    const text = await readFile(place, 'utf8').catch(() => null);
    if (text !== null) return text;
  }
  throw new Error(`The mail template ${path} of config.toml is not in ${places.join(' and not in ')}`);
}

/**
 * Writes a mail of a project from `[auth.email.template.*]` and `[auth.email.notification.*]` of its config.toml, read
 * anew each time, so that an edit shows at once. What a project leaves out is as hosted.
 */
export async function composeMail(
  projectFolder: string,
  kind: MailKind,
  to: string,
  values: MailValues,
): Promise<Mail> {
  const section = tableAt(await readProjectConfig(projectFolder), sectionOf(kind));
  const path = textAt(section, 'content_path');
  const template = path === '' ? defaultTemplates[kind].body : await readTemplate(projectFolder, path);
  const html = renderTemplate(template, values);
  const subject = textAt(section, 'subject') || defaultTemplates[kind].subject;
  return { to, subject: decodeHtml(renderTemplate(subject, values)), html, text: plainTextOf(html) };
}
