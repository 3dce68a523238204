// Whom the team meets next, in a file of its own: it stands last.
export { TeamMeeting } from '../../../features/officeHour';
