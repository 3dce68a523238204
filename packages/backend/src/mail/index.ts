export { composeMail, type Mail, type Mailer } from './composeMail';
export type { MailKind } from './subjects';
