export {
  announcementAuthors,
  announcementList,
  announcementListRequest,
  ANNOUNCEMENTS_PER_PAGE,
} from './announcementListAddress';
export {
  announcementStateWords,
  announcementTitle,
  audienceInWords,
  counted,
  handInRuleWords,
  mailErrorWords,
  mailStateWords,
  progressTones,
  progressWords,
  roleOfAudience,
  roleWords,
  teamRuleWords,
} from './announcementAdminWords';
export {
  useAnnouncementChoice,
  useAnnouncementList,
  useReach,
  useWrittenAnnouncement,
} from './useAnnouncementAdmin';
export { eventsQuery, useAskingWeeks, useAudienceChoices } from './useAudienceChoices';
export { DeliveryRuler } from './components/DeliveryRuler';
