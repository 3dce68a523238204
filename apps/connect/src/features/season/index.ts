export { isFirstSight } from './firstSight';
export { weeksOf } from './weeksOf';
