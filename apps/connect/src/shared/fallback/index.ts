export { BrokenEntrance } from './BrokenEntrance';
export { LoadingScreen } from './LoadingScreen';
