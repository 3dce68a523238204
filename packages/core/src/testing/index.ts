export { fakeClock, settle, type FakeClock } from './fakeClock';
export { faultyFetch, type Fault, type FaultyFetch, type SeenRequest } from './faultyFetch';
export { memoryStorage, type MemoryStorage } from './memoryStorage';
export { fakeAuthServer, unsignedToken, type FakeAuthServer } from './fakeAuthServer';
export { memoryChannels } from './memoryChannels';
export {
  buildEvent,
  buildStoredEvent,
  buildOnboarding,
  buildProfile,
  buildProfileRow,
  buildSeason,
  buildSignupInfo,
} from './builders';
export { buildExperiment, buildExperimentRow } from './experimentBuilders';
export { IdleSocket } from './idleSocket';
export {
  buildInviteLink,
  buildTeam,
  buildTeamMember,
  buildTeamRequest,
  buildTeamRole,
  buildTeamRow,
} from './teamBuilders';
export { buildPersonHitRow, buildTeamHitRow } from './teamHitBuilders';
