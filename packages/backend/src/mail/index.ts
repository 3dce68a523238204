export { composeMail, type Mail, type Mailer } from './composeMail';
export type { MailKind } from './subjects';
export { createSmtpMailer, smtpSettingsOf, type SmtpSettings } from './smtp';
