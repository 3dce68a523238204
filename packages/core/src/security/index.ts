export {
  EMAIL_CHANGE_LIFE_MS,
  authAccountFromUser,
  pendingEmailChange,
  verifiedSecondFactors,
  type AuthAccount,
  type SecondFactor,
  type SecondFactorKind,
  type PendingEmailChange,
} from './AuthAccount';
export type { BrowserName, Device, DeviceSession, SystemName } from './DeviceSession';
export { deviceSessionRepository } from './deviceSessionRepository';
export type { TotpEnrolment } from './factorEnrolment';
export { secondFactorRepository } from './secondFactorRepository';
export { passkeyRepository, type Passkey } from './passkeyRepository';
export { securityMutations } from './securityMutations';
export { securityKeys, securityQueries } from './securityQueries';
