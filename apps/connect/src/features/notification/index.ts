export { NotificationBell } from './components/NotificationBell';
export { useChooseMail, useMailChoices, type MailChoice } from './useMailChoices';
