export { EntryChain } from './components/EntryChain';
export { VerdictBadge } from './components/VerdictBadge';
export { logAddress, useLogAddress, type LogChoice } from './experimentAddress';
export {
  addsInWords,
  addsOneByOne,
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
