export { composeMail, type Mail, type MailValues, type Mailer, type MailFile } from './composeMail';
export {
  isNotification,
  mailKinds,
  notificationKinds,
  sectionOf,
  type LetterKind,
  type MailKind,
  type NotificationKind,
} from './subjects';
export { createSmtpMailer, type SmtpSettings } from './smtp';
