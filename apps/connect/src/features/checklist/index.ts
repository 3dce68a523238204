export { TeamChecklist } from './components/TeamChecklist';
