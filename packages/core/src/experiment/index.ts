export {
  blankExperiment,
  experimentDecisions,
  experimentFromRow,
  experimentVerdicts,
  repeatedExperiment,
  tractionMetrics,
  type Experiment,
  type ExperimentDecision,
  type ExperimentValues,
  type ExperimentVerdict,
  type Traction,
  type TractionMetric,
} from './Experiment';
export { type ExperimentChange, type ExperimentField, type FormerValue } from './ExperimentChange';
export { experimentCsv, type ExperimentCsvWords } from './experimentCsv';
export { experimentMutations, type GoalsChange } from './experimentMutations';
export { experimentKeys, experimentQueries } from './experimentQueries';
export { type ExperimentQuote } from './ExperimentQuote';
export { experimentRepository, type ExperimentSave } from './experimentRepository';
export {
  addsLimits,
  centsFromText,
  experimentFaults,
  experimentLimits,
  experimentTitle,
  filteredExperiments,
  linkLimits,
  numberFromText,
  proposedVerdict,
  unitParts,
  verdictCounts,
  type ExperimentFault,
  type ExperimentFilter,
  type VerdictProposal,
} from './experimentRules';
export {
  countedDay,
  countedExperiments,
  countedWeek,
  currentMedian,
  goalDay,
  goalPace,
  medianSteps,
  runningTotals,
  tractionOf,
  type GoalPace,
  type RunningTotal,
  type SeasonMedian,
  type TeamGoal,
} from './traction';
