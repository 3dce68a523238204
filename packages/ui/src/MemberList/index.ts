export { MemberList, MemberRow, PlaceRow, RequestList, RequestRow } from './MemberList';
export type { MemberRowProps, PlaceRowProps, RequestRowProps } from './MemberList';
