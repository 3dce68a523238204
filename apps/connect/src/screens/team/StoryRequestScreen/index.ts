export { prefetch } from './prefetch';
export { StoryRequestScreen as Screen } from './StoryRequestScreen';
