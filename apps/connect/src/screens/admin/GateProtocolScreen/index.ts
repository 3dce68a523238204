export { GateProtocolScreen as Screen } from './GateProtocolScreen';
export { prefetch } from './prefetch';
