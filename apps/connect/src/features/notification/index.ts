export { NotificationBell } from './components/NotificationBell';
export { useChooseMail, useMailChoices } from './useMailChoices';
