export { measure } from './measure';
export { differences, writeOutline } from './outline';
export type { Mark } from './outline';
export { stillCss } from './stillCss';
