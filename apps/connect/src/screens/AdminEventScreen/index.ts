export { AdminEventScreen as Screen } from './AdminEventScreen';
