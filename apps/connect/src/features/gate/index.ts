export {
  changeWords,
  decisionWords,
  gateNamesOf,
  listWords,
  namesWords,
  scoreWords,
  signedWords,
  statementWords,
  undecidedWords,
} from './gateWords';
export { gateNames } from './gateNames';
export {
  useGateNotes,
  useGateProtocol,
  useGateRecipients,
  useGateResults,
  useRankedRound,
  useTeamGate,
  type RankedRound,
} from './useGate';
export {
  commentsWords,
  gateLeadWords,
  lateWords,
  notesWords,
  ofTeamsWords,
  onOfWords,
  onWords,
  partWords,
} from './gateCounts';
export { resultWords } from './resultWords';
export { rankedRows, rawRows } from './rankingRows';
