export { AdviceRow, AdviceRows, type AdviceRowProps } from './AdviceRow';
export { Key, KeyHints, type KeyHint, type KeyHintsProps } from './KeyHints';
export { QueueBar, type QueueBarItem, type QueueBarProps } from './QueueBar';
export { ReviewBar, type ReviewBarProps } from './ReviewBar';
export { VerdictChoice, type VerdictChoiceProps, type VerdictOption } from './VerdictChoice';
