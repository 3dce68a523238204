export { AdminHandInsScreen as Screen } from './AdminHandInsScreen';
export { prefetch } from './prefetch';
