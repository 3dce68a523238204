export { AdminAttendeesScreen as Screen } from './AdminAttendeesScreen';
