export { TeamPageScreen as Screen } from './TeamPageScreen';
