export { growthLineSizes } from '../geometry/growthLine';
export type { GrowthLineSize } from '../geometry/growthLine';
export { weekStates, weekStatesOn } from '../geometry/weekStates';
export type { WeekState } from '../geometry/weekStates';
export { GrowthLine } from './GrowthLine';
export type { GrowthLineProps } from './GrowthLine';
export { StaticGrowthLine } from './StaticGrowthLine';
export type { StaticGrowthLineProps } from './StaticGrowthLine';
export type { GrowthLineContent } from './GrowthLineDrawing';
