export { MentoringScreen as Screen } from './MentoringScreen';
export { prefetch } from './prefetch';
