export { StageBars, StageBarsLegend } from './StageBars';
export type { StageBarsItem, StageBarsLegendProps, StageBarsProps } from './StageBars';
