export { StoryView } from './StoryView';
export type { StoryViewProps } from './StoryView';
export type { StoryTraction } from './StoryChart';
export type { StoryFact } from './StoryHead';
export type { StoryPerson, StoryPicture, StoryQuote, StoryToday } from './StoryParts';
export type { StoryWeek } from './StoryWeeks';
