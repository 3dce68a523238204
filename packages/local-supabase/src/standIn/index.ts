export { createStandIn } from './createStandIn';
