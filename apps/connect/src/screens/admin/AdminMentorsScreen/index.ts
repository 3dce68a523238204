export { AdminMentorsScreen as Screen } from './AdminMentorsScreen';
export { prefetch } from './prefetch';
