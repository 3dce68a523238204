export { DatabaseOutdatedError } from './bootstrap';
export { prepareDatabase } from './prepareDatabase';
