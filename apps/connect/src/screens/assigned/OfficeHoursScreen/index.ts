export { OfficeHoursScreen as Screen } from './OfficeHoursScreen';
export { prefetch } from './prefetch';
