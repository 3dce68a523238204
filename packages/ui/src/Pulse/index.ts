export { PulseMark } from './PulseMark';
export type { PulseMarkProps, PulseMarkState } from './PulseMark';
export { PulseChoice } from './PulseChoice';
export type { PulseChoiceProps, PulseOption } from './PulseChoice';
export { PulseStrip } from './PulseStrip';
export type { PulseStripProps, PulseStripWeek } from './PulseStrip';
export { PulseAnswer } from './PulseAnswer';
export type { PulseAnswerProps } from './PulseAnswer';
