export { startFunctions } from './startFunctions';
