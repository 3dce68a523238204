export { WeekBadge } from './components/WeekBadge';
export { useHandInStep } from './useHandInStep';
export { useMilestones } from './useMilestones';
export { useTeamWeeks } from './useTeamWeeks';
export { useWeekParts, type WeekPart } from './useWeekParts';
export { weekShapes } from './weekShapes';
export { weekStateWords } from './weekStateWords';
