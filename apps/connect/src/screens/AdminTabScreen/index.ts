export { AdminTabScreen as Screen } from './AdminTabScreen';
