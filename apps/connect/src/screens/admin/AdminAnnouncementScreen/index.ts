export { AdminAnnouncementScreen as Screen } from './AdminAnnouncementScreen';
export { prefetch } from './prefetch';
