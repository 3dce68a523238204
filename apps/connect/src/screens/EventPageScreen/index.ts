export { EventPageScreen as Screen } from './EventPageScreen';
