export { NeedsYou } from './components/NeedsYou';
export { QuietTeams } from './components/QuietTeams';
export { RepliesDue } from './components/RepliesDue';
export { TriageActions } from './components/TriageActions';
export { readingRoom } from './readingRoom';
export { contactWords, reasonWords } from './reasonWords';
export { metaWords, newsWords, rulerOf } from './standingWords';
export { useTriage } from './useTriage';
