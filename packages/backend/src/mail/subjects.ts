// Subjects stand in config.toml, where a hosted project takes them from: one source for both.

/** The mails the auth service sends, named as config.toml names their templates. */
export const mailKinds = [
  'confirmation',
  'magic_link',
  'recovery',
  'email_change',
  'invite',
  'reauthentication',
] as const;

/** One kind of mail; its template is `supabase/templates/<kind>.html`. */
export type MailKind = (typeof mailKinds)[number];

/**
 * The subject's template out of the text of config.toml.
 * @throws Error when the section or its subject is missing
 */
export function subjectTemplateOf(config: string, kind: MailKind): string {
  const section = config.split(/^\[/m).find((text) => text.startsWith(`auth.email.template.${kind}]`));
  const quoted = /^subject\s*=\s*("(?:[^"\\]|\\.)*")\s*$/m.exec(section ?? '')?.[1];
  if (quoted === undefined) throw new Error(`config.toml has no subject for the mail "${kind}"`);
  return JSON.parse(quoted) as string;
}
