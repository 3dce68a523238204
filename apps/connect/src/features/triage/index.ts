export { NeedsYou } from './components/NeedsYou';
export { QuietTeams } from './components/QuietTeams';
export { RepliesDue } from './components/RepliesDue';
export { TriageActions } from './components/TriageActions';
export { TriagedTeamRow } from './components/TriagedTeamRow';
export { readingRoom } from './readingRoom';
export { contactWords, reasonWords } from './reasonWords';
export { useTriage } from './useTriage';
