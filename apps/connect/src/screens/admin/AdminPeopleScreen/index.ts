export { AdminPeopleScreen as Screen } from './AdminPeopleScreen';
export { prefetch } from './prefetch';
