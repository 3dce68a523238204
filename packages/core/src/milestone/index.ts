export { milestoneFromRow, type Milestone, type MilestoneBrief } from './Milestone';
export { milestonePartKinds, type MilestonePart, type MilestonePartKind } from './MilestonePart';
export { milestoneKeys, milestoneQueries, milestoneRepository } from './milestoneRepository';
export {
  currentMilestone,
  milestoneClosesAt,
  milestoneState,
  nextMilestone,
  type MilestoneState,
} from './milestoneState';
