export { GuestLinkScreen as Screen } from './GuestLinkScreen';
export { prefetch } from './prefetch';
