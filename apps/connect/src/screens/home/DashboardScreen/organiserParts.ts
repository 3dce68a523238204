export { Confidences } from '../../../features/confidence';
// What an organiser's dashboard shows besides, in one file.
export { OrganiserDays } from './OrganiserDays';
export { OrganiserFigures } from './OrganiserFigures';
