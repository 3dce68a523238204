export { AssignedTeamScreen as Screen } from './AssignedTeamScreen';
