export {
  changeWords,
  decisionWords,
  gateNames,
  gateNamesOf,
  listWords,
  namesWords,
  scoreWords,
  signedWords,
  statementWords,
  undecidedWords,
  type GateNames,
} from './gateWords';
export {
  useGateNotes,
  useGateProtocol,
  useGateRecipients,
  useGateResults,
  useRankedRound,
  useTeamGate,
  type RankedRound,
} from './useGate';
export { resultWords, type ResultInput } from './resultWords';
export { rankedRows, rawRows, scoresOf } from './rankingRows';
