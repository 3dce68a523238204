export { AdminScreen as Screen } from './AdminScreen';
