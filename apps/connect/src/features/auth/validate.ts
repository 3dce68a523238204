import { m } from '../../paraglide/messages';

/** The shortest password the service takes, in characters. */
export const MIN_PASSWORD_LENGTH = 8;

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text);

/** What is wrong with an e-mail address, in words, or undefined. */
export function emailProblem(email: string): string | undefined {
  const text = email.trim();
  if (!text) return m.field_required_email();
  return looksLikeEmail(text) ? undefined : m.field_invalid_email();
}

/** What is wrong with a password that is to be set, in words, or undefined. */
export function newPasswordProblem(password: string): string | undefined {
  if (!password) return m.field_required_password();
  const missing = MIN_PASSWORD_LENGTH - password.length;
  return missing > 0 ? m.field_short_password({ missing }) : undefined;
}

/** Leaves out the fields that have no problem. */
export function problems<Name extends string>(
  all: Record<Name, string | undefined>,
): { [Key in Name]?: string } {
  const wrong: { [Key in Name]?: string } = {};
  for (const name of Object.keys(all) as Name[]) {
    const text = all[name];
    if (text !== undefined) wrong[name] = text;
  }
  return wrong;
}
