// What a team's dashboard shows of its weeks, in one file: none of it is in the first script.
export { TeamDue, TeamLine } from './TeamHead';
export { TeamNext } from './TeamNext';
export { TeamThingRow } from './TeamThingRow';
export { TeamAside, TeamWeek } from './TeamWeek';
