// What every dashboard shows below its head, in one file.
export { Announcements } from './Announcements';
export { NextEvents } from './NextEvents';
export { NextThings } from './NextThings';
export { OwnListing } from './OwnListing';
export { OwnTeam } from './OwnTeam';
