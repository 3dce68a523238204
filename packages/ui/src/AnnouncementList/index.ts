export { AnnouncementList, AnnouncementRow } from './AnnouncementList';
export type { AnnouncementRowProps } from './AnnouncementList';
