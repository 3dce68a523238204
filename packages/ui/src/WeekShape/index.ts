export { WeekLetter } from './WeekLetter';
export type { WeekLetterProps } from './WeekLetter';
export { ReviewStripes, WeekShape } from './WeekShape';
export { weekShapeStyles } from './weekShape.styles';
