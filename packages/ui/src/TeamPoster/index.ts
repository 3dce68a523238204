export { TeamPoster, teamPosterShapes } from './TeamPoster';
export type { TeamPosterProps, TeamPosterShape } from './TeamPoster';
