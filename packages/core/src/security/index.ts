export {
  EMAIL_CHANGE_LIFE_MS,
  authAccountFromUser,
  standingEmailChange,
  verifiedFactors,
  type AuthAccount,
  type Factor,
  type FactorKind,
  type StandingEmailChange,
} from './AuthAccount';
export type { BrowserName, Device, DeviceSession, SystemName } from './DeviceSession';
export { deviceSessionRepository } from './deviceSessionRepository';
export type { TotpEnrolment } from './factorEnrolment';
export { factorRepository } from './factorRepository';
export { passkeyRepository, type Passkey } from './passkeyRepository';
export { securityMutations } from './securityMutations';
export { securityKeys, securityQueries } from './securityQueries';
