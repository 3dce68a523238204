export { TeamsScreen as Screen } from './TeamsScreen';
