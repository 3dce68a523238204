export { HandInScreen as Screen } from './HandInScreen';
export { prefetch } from './prefetch';
