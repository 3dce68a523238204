export { inLocale, langOf, localeOfText, type LocalText } from './LocalText';
export { singleLineProblem, type TextProblem } from './textRules';
export { isUuid } from './isUuid';
export { matchesWords } from './matchesWords';
export { slugFrom } from './slugFrom';
export { typedLength } from './typedLength';
