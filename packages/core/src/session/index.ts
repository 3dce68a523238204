export { LOCK_BUSY } from './environment';
export type {
  CookieJar,
  SessionLockRequest,
  SessionChannel,
  SessionEnvironment,
  SessionLock,
  PageVisibility,
} from './environment';
export { isSecondFactorMissing } from './assurance';
export { isGuest } from './isGuest';
export type { AuthSettings } from './authSettings';
export { createGrowClient } from './growClient';
export type { GrowClient, GrowClientOptions } from './growClient';
export { checkGrowConfig, readGrowConfig, sessionKeyOf } from './growConfig';
export type { GrowConfig } from './growConfig';
export type { StorageStatus } from './resilientStorage';
export type { GrowSession } from './sessionRecord';
export { hasStoredSession } from './storedSession';
export type {
  RefreshResult,
  SessionEvent,
  SessionSnapshot,
  SessionStore,
  SignedInEventType,
  SignOutResult,
  SignOutScope,
} from './sessionTypes';
export type { PasswordProof } from './provePassword';
