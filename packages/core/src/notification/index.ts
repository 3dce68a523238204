export type {
  GrowNotification,
  NotificationEvent,
  NotificationKind,
  NotificationPerson,
  NotificationTeam,
} from './GrowNotification';
export { mailTopics, type MailChoices, type MailTopic } from './MailChoices';
export {
  notificationKeys,
  notificationQueries,
  notificationRepository,
  notificationsPerPage,
  type NotificationPage,
} from './notificationRepository';
export { notificationMutations, type MailChoice } from './notificationMutations';
export { watchChanges, type ChangedPart, type ChangeWatch } from './watchOwnChanges';
