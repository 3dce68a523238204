// Session and configuration
export {
  LOCK_BUSY,
  checkGrowConfig,
  createGrowClient,
  isGuest,
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
  type SessionLockRequest,
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
  type PageVisibility,
} from './session';
export type { Database, GrowSupabase, Page, PageRequest, ReadOptions } from './db/growSupabase';

// Errors
export type { AppErrorCode } from './errors/AppErrorCode';
export {
  errorCatalog,
  type ErrorCatalogEntry,
  type ErrorMessageKey,
  type ErrorSeverity,
} from './errors/errorCatalog';
export { AppError, isAppError } from './errors/AppError';
export { toAppError } from './errors/toAppError';
export { unwrap, type BackendResponse } from './errors/unwrap';

// Profile
export { locales, type Locale } from './profile/Locale';
export { roles, type Role } from './profile/Role';
export type { Profile, ProfileChanges, ProfileSettings } from './profile/Profile';
export {
  hideableProfileFields,
  profileFields,
  type HideableProfileField,
  type LimitedProfileField,
  type ProfileFieldName,
} from './profile/profileFields';
export { profileFromRow, profileToRow, type ProfileRow, type ProfileUpdate } from './profile/profileRow';
export {
  profileSortColumns,
  type ProfileFilter,
  type ProfilePage,
  type ProfileSort,
  type ProfileSortColumn,
} from './profile/profilePage';
export { profileRepository, type ProfileStart, type ProfileTexts } from './profile/profileRepository';
export { profileKeys, profileQueries } from './profile/profileQueries';
export { profileMutations, savedProfileEffects, type ProfileRoleChange } from './profile/profileMutations';
export { replaceProfileInCaches, type ProfileCache } from './profile/profileCache';
export {
  profileChanges,
  profileSeenByMembers,
  validateProfile,
  type ProfileProblem,
  type ProfileProblems,
} from './profile/profileRules';

// Avatar and image
export { avatarCacheSeconds } from './avatar/pictureBucket';
export { avatarRepository, type AvatarOptions, type AvatarUpload } from './avatar/avatarRepository';
export { avatarKeys, avatarQueries } from './avatar/avatarQueries';
export { avatarMutations, type AvatarOwner } from './avatar/avatarMutations';
export {
  fitWithin,
  squareImageCrop,
  type ImageCrop,
  type ImageArea,
  type ImageSize,
  type ImageSizeLimits,
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
  type ImageRenderPlan,
} from './image/resizeImage';

// Navigation
export {
  avatarMenuItems,
  isCurrentMenuLink,
  reservedSlugs,
  visibleMenuItems,
  type AvatarMenuItem,
  type MenuItem,
  type CurrentUserRole,
} from './navigation/navigation';
