// Everything behind the entrances, in one chunk.
export { MemberPage } from './MemberPage';
export { startMember } from './startMember';
