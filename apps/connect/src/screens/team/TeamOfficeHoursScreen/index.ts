export { TeamOfficeHoursScreen as Screen } from './TeamOfficeHoursScreen';
export { prefetch } from './prefetch';
