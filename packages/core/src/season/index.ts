export { seasonKeys, seasonQueries, seasonRepository } from './seasonRepository';
export { seasonFromRow, type Season, type SeasonPhase } from './Season';
export {
  dateOfDay,
  datesOfWeek,
  daysOfSeason,
  seasonDay,
  seasonEndsOn,
  seasonState,
  weekOf,
} from './seasonDays';
export { WEEKS, type Week } from './programmeWeeks';
