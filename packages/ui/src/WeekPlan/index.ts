export { WeekPlan } from './WeekPlan';
export type { PlanDay, PlanEntry, PlanWeek, WeekPlanProps } from './WeekPlan';
