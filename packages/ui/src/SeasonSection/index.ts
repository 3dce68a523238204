export { SeasonSection, teamFates } from './SeasonSection';
export type { SeasonSectionProps, SeasonTeam, SeasonTeamRow, TeamFate } from './SeasonSection';
