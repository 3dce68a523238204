// What the dashboard says of the reader's own profile, in one file: with it comes what saves a profile.
export { OwnListing } from './OwnListing';
export { OwnThingRow } from './OwnThingRow';
