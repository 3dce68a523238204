export type { SeasonRules, SeasonSettings, WeekSettings } from './SeasonSettings';
export type { Ground, SeasonEffects, WeekEffects } from './SeasonEffects';
export {
  hasSeasonBegun,
  NOTICE_MS,
  rulesOf,
  rulesValues,
  validateRules,
  type RulesProblem,
  type RulesProblems,
  type RulesValues,
} from './rulesForm';
export {
  MOST_PARTS,
  newPart,
  validatePart,
  type PartField,
  type PartProblem,
  type PartProblems,
  type PartValues,
} from './partForm';
export {
  dueOf,
  graceHours,
  isWeekClosed,
  milestoneTextLimits,
  textsOfWeek,
  validateWeek,
  weekRowOf,
  weekTextField,
  weekTextLimits,
  weekValues,
  type WeekProblem,
  type WeekProblems,
  type WeekText,
  type WeekTextField,
  type WeekValues,
} from './weekForm';
export { earliestNextDay, proposedNextSeason } from './nextSeason';
export {
  seasonAdminRepository,
  type GivenDue,
  type GivenRules,
  type NextSeason,
  type RulesSave,
  type SeasonVersion,
  type WeekSave,
} from './seasonAdminRepository';
export type { RestartEffects, SeasonStop, StopEffects } from './SeasonStop';
export type { DemoObstacle, DemoOverview } from './DemoOverview';
export { dangerMutations, dangerQueries } from './dangerQueries';
export { dangerRepository } from './dangerRepository';
export { seasonAdminKeys, seasonAdminMutations, seasonAdminQueries } from './seasonAdminQueries';
