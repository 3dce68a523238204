export { announcementFromRow, announcementsFor, announcementTexts, type Announcement } from './Announcement';
export { announcementKeys, announcementQueries, announcementRepository } from './announcementRepository';
