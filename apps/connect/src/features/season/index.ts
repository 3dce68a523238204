export { weekLead, weekVerbs } from './weekWords';
export { isFirstSight } from './firstSight';
