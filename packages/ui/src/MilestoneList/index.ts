export { MilestoneLegend } from './MilestoneLegend';
export type { MilestoneLegendProps } from './MilestoneLegend';
export { MilestoneList } from './MilestoneList';
export type { MilestoneItem, MilestoneListProps } from './MilestoneList';
