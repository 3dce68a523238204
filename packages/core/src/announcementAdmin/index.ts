export {
  audienceFromRow,
  audienceHandIns,
  audienceReachFromRow,
  audienceTeams,
  isWholeAudience,
  mailsOf,
  rulesOfAudience,
  type Audience,
  type AudienceHandIn,
  type AudienceReach,
  type AudienceTeam,
} from './Audience';
export {
  ANNOUNCEMENT_LIMITS,
  announcementStates,
  mailStates,
  noFigures,
  writtenAnnouncementFromRow,
  type AnnouncementAuthor,
  type AnnouncementRecipient,
  type AnnouncementState,
  type AnnouncementWords,
  type AudiencePerson,
  type MailFigures,
  type MailState,
  type WrittenAnnouncement,
} from './WrittenAnnouncement';
export {
  announcementProblems,
  announcementProgress,
  canCorrectAnnouncement,
  canStopAnnouncement,
  deliveryCounts,
  isPastTime,
  isQuietTime,
  MINUTES_TO_STOP,
  missingLocales,
  recipientCount,
  type AnnouncementProblem,
  type AnnouncementProgress,
  type DeliveryCounts,
} from './announcementRules';
export {
  announcementLetter,
  announcementLinkLabel,
  announcementParagraphs,
  type AnnouncementLetter,
  type AnnouncementLetterInput,
} from './announcementLetter';
export {
  announcementAdminRepository,
  PEOPLE_PAGE,
  type AnnouncementListRequest,
  type AnnouncementSave,
  type AnnouncementSchedule,
  type AudienceRequest,
  type LastPerson,
} from './announcementAdminRepository';
export {
  announcementAdminKeys,
  announcementAdminMutations,
  announcementAdminQueries,
} from './announcementAdminQueries';
