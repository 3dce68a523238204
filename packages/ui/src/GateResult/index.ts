export { JuryComments } from './JuryComments';
export type { JuryComment, JuryCommentsProps } from './JuryComments';
export { ScoreBars } from './ScoreBars';
export type { ScoreBarItem, ScoreBarsProps } from './ScoreBars';
