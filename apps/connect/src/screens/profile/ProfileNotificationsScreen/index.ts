export { ProfileNotificationsScreen as Screen } from './ProfileNotificationsScreen';
export { prefetch } from './prefetch';
