export { MilestoneList } from './MilestoneList';
export type { MilestoneItem, MilestoneListProps } from './MilestoneList';
