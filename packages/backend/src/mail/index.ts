export { composeMail, type Mail, type Mailer, type MailFile } from './composeMail';
export {
  isNotification,
  notificationKinds,
  sectionOf,
  type LetterKind,
  type MailKind,
  type NotificationKind,
} from './subjects';
export { createSmtpMailer, smtpSettingsOf, type SmtpSettings } from './smtp';
