export { createStandIn, type StandIn } from './createStandIn';
