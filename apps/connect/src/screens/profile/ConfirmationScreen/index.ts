export { ConfirmationScreen as Screen } from './ConfirmationScreen';
export { prefetch } from './prefetch';
