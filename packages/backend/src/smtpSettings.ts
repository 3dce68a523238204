import type { SmtpSettings } from '@grow/local-supabase';

/** The usual port for handing mails in. */
const submissionPort = 587;

/**
 * Reads `GROW_SMTP_*`, the variables that production's settings in config.toml use as well. Null without a host: then
 * mails stay in the local mailbox.
 * @throws Error naming the variable that is missing or no port
 */
export function smtpSettingsOf(env: Readonly<Record<string, string | undefined>>): SmtpSettings | null {
  const host = env['GROW_SMTP_HOST'] ?? '';
  if (host === '') return null;
  const port = Number(env['GROW_SMTP_PORT'] || submissionPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`GROW_SMTP_PORT must be a port, not "${env['GROW_SMTP_PORT'] ?? ''}".`);
  }
  const senderAddress = env['GROW_SMTP_SENDER'] ?? '';
  if (senderAddress === '') throw new Error('GROW_SMTP_SENDER must say who the mails come from.');
  return {
    host,
    port,
    user: env['GROW_SMTP_USER'] ?? '',
    password: env['GROW_SMTP_PASSWORD'] ?? '',
    senderName: 'GROW',
    senderAddress,
  };
}
