export { CheckInScreen as Screen } from './CheckInScreen';
