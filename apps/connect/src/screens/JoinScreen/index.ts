export { JoinScreen as Screen } from './JoinScreen';
