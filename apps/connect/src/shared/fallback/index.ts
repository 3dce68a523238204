export { BrokenEntrance } from './BrokenEntrance';
export { LoadingScreen, ScreenSkeleton } from './LoadingScreen';
