export { prefetch } from './prefetch';
export { StoryScreen as Screen } from './StoryScreen';
