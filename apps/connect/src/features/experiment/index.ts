export { EntryChain } from './components/EntryChain';
export { VerdictBadge } from './components/VerdictBadge';
export { logAddress, useLogAddress, type LogChoice } from './experimentAddress';
export {
  addsInWords,
  amountInWords,
  amountOfWhat,
  decisionWords,
  metricWords,
  numberInWords,
  verdictWords,
} from './experimentWords';
export {
  useExperimentChanges,
  useExperimentMutations,
  useExperimentQuotes,
  useExperiments,
  useSeasonMedians,
  useTeamGoals,
} from './useExperiments';
