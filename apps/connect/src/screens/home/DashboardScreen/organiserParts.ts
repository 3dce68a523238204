export { Confidences } from '../../../features/confidence';
export { JuryTasks } from '../../../features/jury';
// What an organiser's dashboard shows besides, in one file.
export { OrganiserDays } from './OrganiserDays';
export { OrganiserFigures } from './OrganiserFigures';
