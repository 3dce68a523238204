export { DatabaseOutdatedError } from './bootstrap';
export { migrateDatabase } from './migrate';
export { prepareDatabase } from './prepareDatabase';
