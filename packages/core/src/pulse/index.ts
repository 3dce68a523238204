export {
  pulseFromRow,
  pulseNoteLength,
  pulseStates,
  type NamedPulse,
  type Pulse,
  type PulseState,
} from './Pulse';
export {
  stillInAnswers,
  stillInQuestionFromRow,
  type StillInAnswer,
  type StillInQuestion,
} from './StillInQuestion';
export { disagreeingPulses, pulseOfWeek, pulseWeeks, speakingPulse, type PulseWeek } from './pulseRules';
export { pulseRepository } from './pulseRepository';
export { pulseKeys, pulseQueries } from './pulseQueries';
export { pulseMutations, type PulseAnswer, type StillInChoice } from './pulseMutations';
