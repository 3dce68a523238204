export { seasonColumns, seasonKeys, seasonQueries, seasonRepository } from './seasonRepository';
export { seasonFiguresFromRow, type SeasonFigures } from './SeasonFigures';
export { seasonFromRow, type Season, type SeasonPhase } from './Season';
export { seasonVerbs, weekOfSeason, type SeasonWeek } from './SeasonWeek';
export {
  dateOfSeasonDay,
  datesOfSeasonWeek,
  daysOfSeason,
  seasonDay,
  seasonEndsOn,
  seasonState,
  seasonWeek,
} from './seasonDays';
export { programmeWeeks, type ProgrammeWeek } from './programmeWeeks';
export { phaseSpans, type DatedPhase, type PhaseSpan } from './seasonPhases';
