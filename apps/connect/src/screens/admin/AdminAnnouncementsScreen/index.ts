export { AdminAnnouncementsScreen as Screen } from './AdminAnnouncementsScreen';
export { prefetch } from './prefetch';
