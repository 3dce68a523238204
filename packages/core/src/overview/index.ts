export {
  newsKinds,
  type NewsKind,
  type PeopleGrowth,
  type PeopleOfCity,
  type RegistrationDay,
  type SeasonNews,
} from './Overview';
export { overviewRepository } from './overviewRepository';
export { overviewKeys, overviewQueries, participants } from './overviewQueries';
export {
  allFigures,
  funnelSteps,
  needKinds,
  overviewFigures,
  weekParts,
  type FigureList,
  type FunnelStep,
  type NeedKind,
  type OverviewFigure,
  type OverviewFigures,
  type OverviewGround,
  type OverviewNeed,
  type OverviewWeek,
  type WeekPart,
} from './overviewFigures';
