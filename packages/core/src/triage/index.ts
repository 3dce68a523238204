export { triagedTeamFromRow, type TriagedTeam, type WaitingHandIn } from './TriagedTeam';
export {
  contactKinds,
  triageCodes,
  triageReasonFrom,
  type ContactKind,
  type TriageCode,
  type TriageReason,
} from './TriageReason';
export { triageKeys } from './triageKeys';
export { triageQueries, triageRepository } from './triageRepository';
export {
  triageAction,
  triageOf,
  triageTone,
  type Triage,
  type TriageAction,
  type WaitingOfTeam,
} from './triageRules';
