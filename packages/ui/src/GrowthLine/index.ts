export { growthLineSizes } from '../geometry/growthLine';
export type { GrowthLineSize } from '../geometry/growthLine';
export { weekStates, weekStatesOn } from '../geometry/weekStates';
export type { WeekState } from '../geometry/weekStates';
export { GrowthLine, StaticGrowthLine } from './GrowthLine';
export type { GrowthLineProps, StaticGrowthLineProps } from './GrowthLine';
export type { GrowthLineContent } from './GrowthLineDrawing';
