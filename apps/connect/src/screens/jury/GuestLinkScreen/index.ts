export { GuestLinkScreen as Screen } from './GuestLinkScreen';
// Whoever opens it is nobody yet: it reads with the client that it loads itself.
export const prefetch = undefined;
