export {
  dataRequestKinds,
  dataRequestSources,
  dataRequestStates,
  daysUntilDue,
  dueStateOf,
  MAX_DATA_REQUEST_CHARACTERS,
  type DataRequest,
  type DataRequestFigures,
  type DataRequestKind,
  type DataRequestSource,
  type DataRequestState,
  type DueState,
  type LedTeam,
  type ListedDataRequest,
  type RemovalObstacles,
} from './DataRequest';
export {
  redactedThings,
  type Redactable,
  type RedactedThing,
  type Redaction,
  type RedactionOrder,
} from './Redaction';
export {
  dataReadKinds,
  type DataRead,
  type DataReadFilter,
  type DataReadKind,
  type ReadNarrowing,
  type ShownColumn,
} from './DataRead';
export { type ConsentFigure, type ConsentRequest, type GivenConsent } from './GivenConsent';
export { retentionRules, type RetentionLine, type RetentionRule, type RetentionRun } from './Retention';
export {
  privacyRepository,
  REQUESTS_PAGE_SIZE,
  type DataRequestAnswer,
  type EnteredDataRequest,
  type NewCaptain,
  type NewDataRequest,
  type RetentionOrder,
} from './privacyRepository';
export { CONSENTS_PAGE_SIZE, DATA_READS_PAGE_SIZE, readRepository } from './readRepository';
export { privacyKeys, privacyMutations, privacyQueries } from './privacyQueries';
