// passes
// A desk is one device at the check-in; what one is told in a sentence is no identifier.
export const deskName = 'The door, for a moment';
