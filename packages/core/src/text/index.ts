export { lineProblem, type TextProblem } from './textRules';
export { matchesWords } from './matchesWords';
export { slugFrom } from './slugFrom';
