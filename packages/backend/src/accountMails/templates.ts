// The templates of the auth service's mails, which a hosted project takes as files: written from our words and the page that
// all mails share.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailKinds, type MailKind } from '@grow/local-supabase';
import {
  button,
  code,
  mailPage,
  paragraph,
  type Locale,
  type Markup,
} from '../../supabase/functions/_shared/mails/frame';
import { projectFolder } from '../projectFolder';
import { accountMails } from './words';

const target = join(projectFolder, 'supabase/templates');

function pageOf(kind: MailKind, locale: Locale): Markup {
  const { heading, paragraphs, action, codeFollows, hasCode, footnote } = accountMails[kind][locale];
  return mailPage({
    locale,
    title: heading,
    heading,
    parts: [
      ...paragraphs.map(paragraph),
      action ? button(action.label, action.address) : '',
      codeFollows ? paragraph(codeFollows) : '',
      hasCode ? code('{{ .Token }}') : '',
    ],
    footnote,
  });
}

/** A template: one page for each language, of which the person's own is sent. */
const templateOf = (kind: MailKind): Markup =>
  `{{ if eq .Data.locale "de" }}${pageOf(kind, 'de')}{{ else }}${pageOf(kind, 'en')}{{ end }}\n`;

/** Writes every template, and returns the folder. */
export async function writeTemplates(folder = target): Promise<string> {
  await Promise.all(mailKinds.map((kind) => writeFile(join(folder, `${kind}.html`), templateOf(kind))));
  return folder;
}

/** The names of templates that are not what our words give. */
export async function staleTemplates(folder = target): Promise<string[]> {
  const checked = await Promise.all(
    mailKinds.map(async (kind) => {
      const found = await readFile(join(folder, `${kind}.html`), 'utf8').catch(() => '');
      return found === templateOf(kind) ? [] : [kind];
    }),
  );
  return checked.flat();
}
