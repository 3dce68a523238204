// What every dashboard shows below what comes next, in one file.
export { Announcements } from './Announcements';
export { NextEvents } from './NextEvents';
