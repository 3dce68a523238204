export { Text, textSteps, textTones } from './Text';
export type { TextProps, TextStep, TextTone } from './Text';
