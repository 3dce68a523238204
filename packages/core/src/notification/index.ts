export type {
  GrowNotification,
  EventOfNotification,
  NotificationKind,
  PersonOfNotification,
  TeamOfNotification,
  AnnouncementOfNotification,
  MentoringOfNotification,
  WeekOfNotification,
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
export { watchOwnChanges, type OwnChange, type OwnChangesWatch } from './watchOwnChanges';
