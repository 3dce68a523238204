export { TeamScreen as Screen } from './TeamScreen';
