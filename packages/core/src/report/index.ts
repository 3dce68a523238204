export {
  cleanStack,
  errorReport,
  errorReportKinds,
  isReportedFailure,
  MAX_REPORTS,
  reportCode,
  vitalMetrics,
  type BrowserReport,
  type DeviceClass,
  type ErrorReport,
  type ErrorReportKind,
  type ReportingApp,
  type ReportPlace,
  type VitalMetric,
  type VitalReport,
} from './BrowserReport';
export { cleanMessage, MAX_MESSAGE, reportWords } from './cleanMessage';
export { type MeasuredVital, type ReportedError, type ReportSwitch } from './ReportSwitch';
export { reportKeys, reportMutations, reportQueries } from './reportQueries';
export { reportRepository, type ReportSwitchChange } from './reportRepository';
export { ratingOf, typicalOf, visitsOf, vitalLimits, type VitalRating } from './vitalRules';
