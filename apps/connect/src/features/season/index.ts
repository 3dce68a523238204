export { isFirstSight } from './firstSight';
