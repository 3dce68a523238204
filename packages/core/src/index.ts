export {
  errorCatalog,
  type AppErrorCode,
  type ErrorCatalogEntry,
  type ErrorMessageKey,
  type ErrorSeverity,
} from './errors/errorCatalog';
export { AppError, isAppError, type AppErrorOptions } from './errors/AppError';
export { toAppError, type ErrorContext } from './errors/toAppError';
export { unwrap, unwrapOptional, type BackendResponse } from './errors/unwrap';
export type { Database, GrowSupabase, Page, PageRequest, ReadOptions } from './db/growSupabase';
export {
  askedWhile,
  productQueryOptions,
  type CachedQuery,
  type CachedState,
  type ProductQuery,
  type QueryKey,
} from './query/productQuery';
export {
  productMutation,
  withInput,
  type MutationCache,
  type MutationEffects,
  type ProductMutation,
} from './query/productMutation';
export { nextPosition, orderedListMutations, type OrderedListSource, type Placed } from './query/orderedList';
export {
  hideableFields,
  locales,
  roles,
  savedFields,
  settingFields,
  type HideableField,
  type Locale,
  type Profile,
  type ProfileChanges,
  type ProfileSettings,
  type Role,
} from './profile/Profile';
export { profileFromRow, profileToRow, type ProfileRow, type ProfileUpdate } from './profile/profileRow';
export {
  profileSortColumns,
  type ProfileFilter,
  type ProfilePage,
  type ProfileSort,
  type ProfileSortColumn,
} from './profile/profilePage';
export { profileRepository, type ProfileTexts } from './profile/profileRepository';
export { profileKeys, profileQueries } from './profile/profileQueries';
export { profileMutations, savedProfile, type RoleChange } from './profile/profileMutations';
export { replaceInCachedList, replaceProfileInCaches, type ProfileCache } from './profile/profileCache';
export {
  profileChanges,
  profileLimits,
  profileSeenByMembers,
  validateProfile,
  type ProfileField,
  type ProfileProblem,
  type ProfileProblems,
} from './profile/profileRules';
export {
  consentFromRow,
  consentKinds,
  consentVersion,
  ideaStages,
  lookingForChoices,
  missingConsents,
  needsOnboarding,
  signupInfoFromRow,
  signupInfoLimits,
  type Consent,
  type ConsentKind,
  type IdeaStage,
  type LookingFor,
  type Onboarding,
  type SignupInfo,
} from './onboarding/onboarding';
export { onboardingKeys, onboardingQueries, onboardingRepository } from './onboarding/onboardingRepository';
export { onboardingMutations } from './onboarding/onboardingMutations';
export { accountExportFromJson, type AccountExport, type ExportedRow } from './account/AccountExport';
export {
  exportCsv,
  exportFile,
  exportFormats,
  exportJson,
  type ExportFile,
  type ExportFormat,
} from './account/exportFiles';
export { csvCell, csvOf, type CsvValue } from './csv/csv';
export {
  accountKeys,
  accountMutations,
  accountQueries,
  accountRepository,
  type DeletionProof,
} from './account/accountRepository';
export { personRepository, type Invitation } from './account/personRepository';
export { personMutations } from './account/personMutations';
export { avatarFile } from './avatar/avatarFile';
export { avatarCacheSeconds } from './avatar/pictureBucket';
export { avatarRepository, type AvatarOptions, type AvatarUpload } from './avatar/avatarRepository';
export { avatarKeys, avatarQueries } from './avatar/avatarQueries';
export { avatarMutations, type AvatarOwner } from './avatar/avatarMutations';
export {
  fitWithin,
  squareCrop,
  type CropChoice,
  type PixelRect,
  type Size,
  type SizeLimits,
} from './image/geometry';
export { readImageHeader, type ImageHeader, type ImageType } from './image/imageHeader';
export {
  avatarSide,
  checkImage,
  maxImageBytes,
  maxImagePixels,
  resizeAvatar,
  resizeImage,
  type ImageCodec,
  type RenderPlan,
} from './image/resizeImage';
export {
  EMAIL_CHANGE_LIFE_MS,
  authAccountFromUser,
  factorKinds,
  standingEmailChange,
  verifiedFactors,
  type AuthAccount,
  type Factor,
  type FactorKind,
  type StandingEmailChange,
} from './security/AuthAccount';
export type { BrowserName, Device, DeviceSession, SystemName } from './security/DeviceSession';
export { deviceSessionRepository } from './security/deviceSessionRepository';
export type { TotpEnrolment } from './security/factorEnrolment';
export { factorRepository } from './security/factorRepository';
export { passkeyRepository, type Passkey } from './security/passkeyRepository';
export { securityMutations } from './security/securityMutations';
export { securityKeys, securityQueries } from './security/securityQueries';
export { skillGroups, skillFromRow, type Skill, type SkillGroup } from './skill/Skill';
export { skillKeys, skillQueries, skillRepository } from './skill/skillRepository';
export { faqFromRow, faqTexts, paragraphsOf, type Faq, type FaqChanges } from './faq/Faq';
export { faqKeys, faqMutations, faqQueries, faqRepository } from './faq/faqRepository';
export { faqLimits, validateFaq, type FaqField } from './faq/faqRules';
export { lineProblem, type TextProblem } from './text/textRules';
export { matchesWords } from './text/matchesWords';
export { slugFrom } from './text/slugFrom';
export {
  partnerFromRow,
  partnerLimits,
  partnersByTier,
  partnerTiers,
  validatePartner,
  type Partner,
  type PartnerChanges,
  type PartnerField,
  type PartnerTier,
} from './partner/Partner';
export {
  partnerKeys,
  partnerMutations,
  partnerQueries,
  partnerRepository,
} from './partner/partnerRepository';
export {
  teamFromRow,
  teamStages,
  teamStatuses,
  type Team,
  type TeamChanges,
  type TeamMember,
  type TeamProfile,
  type TeamRole,
  type TeamStage,
  type TeamStatus,
} from './team/Team';
export type { TeamPerson } from './team/TeamPerson';
export {
  requestKinds,
  requestStatuses,
  type RequestKind,
  type RequestOfMine,
  type RequestOfTeam,
  type RequestStatus,
  type RequestTeam,
  type TeamRequest,
} from './team/TeamRequest';
export {
  doorStates,
  inviteLinkLimits,
  linkState,
  type DoorState,
  type InviteLink,
  type NewInviteLink,
  type TeamBehindLink,
} from './team/InviteLink';
export {
  areTeamsClosed,
  askObstacle,
  canAsk,
  isCaptain,
  isTeamGoingOn,
  openPlaces,
  teamLimits,
  teamObstacle,
  validateTeam,
  type AskObstacle,
  type TeamField,
  type TeamProblem,
  type AskingUser,
} from './team/teamRules';
export { teamRepository } from './team/teamRepository';
export { teamRoleRepository, type TeamRoleChanges } from './team/teamRoleRepository';
export { requestRepository, type RequestWords } from './team/requestRepository';
export { inviteLinkRepository } from './team/inviteLinkRepository';
export { logoRepository, type LogoUpload } from './team/logoRepository';
export { inviteLinkKeys, inviteLinkQueries } from './team/inviteLinkQueries';
export { requestKeys, requestQueries } from './team/requestQueries';
export {
  requestMutations,
  type NewApplication,
  type NewInvitation,
  type NewMailInvitation,
} from './team/requestMutations';
export { canRemind, canWithdraw, requestState } from './team/requestRules';
export { teamKeys, teamQueries } from './team/teamQueries';
export {
  logoMutations,
  teamMutations,
  teamRoleMutations,
  type InviteLinkWish,
  type MemberOfTeam,
  type NewTeamRole,
} from './team/teamMutations';
export {
  personHitFromRow,
  personSorts,
  teamHitFromRow,
  teamSorts,
  type OpenRole,
  type PendingRequest,
  type PersonHit,
  type PersonSearch,
  type PersonSort,
  type TeamHit,
  type TeamSearch,
  type TeamSort,
} from './team/teamSearch';
export type { ListFacets, TeamFacets } from './team/teamFacets';
export {
  maxSearchPage,
  teamSearchKeys,
  teamSearchQueries,
  teamSearchRepository,
} from './team/teamSearchRepository';
export {
  notificationFromRow,
  notificationKinds,
  type GrowNotification,
  type NotificationEvent,
  type NotificationKind,
  type NotificationPerson,
  type NotificationTeam,
} from './notification/GrowNotification';
export {
  mailChoicesFromRows,
  mailTopics,
  type MailChoices,
  type MailTopic,
} from './notification/MailChoices';
export {
  notificationKeys,
  notificationQueries,
  notificationRepository,
  notificationsPerPage,
  type NotificationPage,
} from './notification/notificationRepository';
export { notificationMutations, type MailChoice } from './notification/notificationMutations';
export { watchChanges, type ChangedPart, type ChangeWatch } from './notification/watchChanges';
export {
  listedTeamFromRow,
  teamListSorts,
  type ListedTeam,
  type TeamListRequest,
  type TeamListSort,
} from './teamAdmin/ListedTeam';
export {
  teamHistoryFields,
  teamHistoryFromRow,
  type TeamFieldChange,
  type TeamHistoryEntry,
  type TeamHistoryField,
} from './teamAdmin/TeamHistory';
export {
  teamAdminKeys,
  teamAdminQueries,
  teamAdminRepository,
  type MemberMove,
  type TeamEdits,
} from './teamAdmin/teamAdminRepository';
export { teamAdminMutations } from './teamAdmin/teamAdminMutations';
export { seasonKeys, seasonQueries, seasonRepository } from './season/seasonRepository';
export { seasonFromRow, seasonPhases, type Season, type SeasonPhase } from './season/Season';
export {
  berlinDay,
  dateOfDay,
  datesOfWeek,
  daysOfSeason,
  seasonDay,
  seasonEndsOn,
  seasonState,
  weekOf,
} from './season/seasonDays';
export { WEEKS, type Week } from './season/weeks';
export {
  calendarFile,
  type CalendarEntry,
  type CalendarEvent,
  type CalendarOptions,
} from './event/calendarFile';
export { addToCalendarLinks, type CalendarLinks } from './event/calendarLinks';
export {
  feedAddress,
  feedKeys,
  feedQueries,
  feedRepository,
  type CalendarFeed,
  type FeedAddress,
} from './event/feedRepository';
export { feedMutations } from './event/feedMutations';
export { doorCodeOf, registrationOfDoorCode } from './event/doorCode';
export {
  eventCategories,
  eventFromRow,
  eventModes,
  eventStatuses,
  eventVisibilities,
  pastEvents,
  upcomingEvents,
  type EventCategory,
  type EventMode,
  type EventStatus,
  type EventVisibility,
  type GrowEvent,
} from './event/GrowEvent';
export { eventKeys, eventQueries, eventRepository, type EventFilter } from './event/eventRepository';
export {
  eventFiguresFromRow,
  eventRegistrationFromRow,
  registrationStatuses,
  seatKinds,
  type EventFigures,
  type EventRegistration,
  type RegistrationStatus,
  type SeatKind,
} from './event/EventRegistration';
export {
  canRestore,
  canTakeSeat,
  clashesWith,
  holdsSeat,
  isOfferOpen,
  makesOffers,
  occupancyOf,
  outlookOf,
  overlap,
  seatsLeft,
  seatsOf,
  UNDO_CANCELLATION,
  type TimeSpan,
  type Occupancy,
} from './event/eventRules';
export {
  isActiveRegistration,
  nextBoundary,
  seatStateOf,
  type OwnSeat,
  type SeatState,
} from './event/seatState';
export { daysLater, wallMomentOf, wallTimeOf, type WallMoment } from './eventAdmin/wallTime';
export { deskEventFromRow, type DeskEvent } from './eventAdmin/DeskEvent';
export {
  eventLimits,
  eventProblems,
  eventRowOf,
  eventValues,
  type EventField,
  type EventProblem,
  type EventProblems,
  type EventRow,
  type EventValues,
} from './eventAdmin/eventForm';
export { changedColumns, copyOfEvent, freeSlug, takenSeats, type TakenSeats } from './eventAdmin/eventEdits';
export {
  attendeeFromRow,
  attendeeSorts,
  eventTotals,
  type Attendee,
  type AttendeeListRequest,
  type AttendeeSort,
  type EventTotals,
} from './eventAdmin/Attendee';
export { attendeeCsv, type AttendeeCsvWords } from './eventAdmin/attendeeCsv';
export { attendeeRepository } from './eventAdmin/attendeeRepository';
export { eventAdminRepository } from './eventAdmin/eventAdminRepository';
export {
  eventDeskRepository,
  eventListSorts,
  type EventListRequest,
  type EventListSort,
} from './eventAdmin/eventDeskRepository';
export { eventAdminKeys, eventAdminQueries } from './eventAdmin/eventAdminQueries';
export {
  eventAdminMutations,
  type EventMessage,
  type EventPublication,
  type EventSave,
  type NewEvent,
  type SavedEvent,
} from './eventAdmin/eventAdminMutations';
export {
  registrationKeys,
  registrationQueries,
  registrationRepository,
  type MissingEvent,
  type TeamMateAtEvent,
} from './event/registrationRepository';
export { registrationMutations, type SeatWish } from './event/registrationMutations';
export { createDesk } from './checkIn/createDesk';
export type { Desk, DeskLink, DeskOptions, DeskSnapshot, ScanResult } from './checkIn/Desk';
export type { DoorEvent, DoorGuest, DoorList } from './checkIn/DoorList';
export { doorRepository, type DoorRepository } from './checkIn/doorRepository';
export type { DoorStorage } from './checkIn/doorStorage';
export { readCode } from './checkIn/readCode';
export type { Scan } from './checkIn/Scan';
export { doorFigures, findGuests, guestNow, type Verdict } from './checkIn/verdicts';
export {
  avatarMenuItems,
  isCurrent,
  isReservedSlug,
  reservedSlugs,
  visibleMenuItems,
  type AvatarMenuItem,
  type MenuItem,
  type CurrentUserRole,
} from './navigation/navigation';
export {
  LOCK_BUSY,
  checkGrowConfig,
  createGrowClient,
  isSecondFactorMissing,
  readGrowConfig,
  hasStoredSession,
  sessionKeyOf,
  type AuthSettings,
  type CookieJar,
  type GrowClient,
  type GrowClientOptions,
  type GrowConfig,
  type GrowSession,
  type LockRequest,
  type PasswordProof,
  type RefreshResult,
  type SessionChannel,
  type SessionEnvironment,
  type SessionEvent,
  type SessionLock,
  type SessionSnapshot,
  type SessionStore,
  type SignedInEventType,
  type SignOutResult,
  type SignOutScope,
  type StorageStatus,
  type Visibility,
} from './session';

export { systemClock, type Cancel, type Clock } from './time/clock';
