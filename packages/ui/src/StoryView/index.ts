export { StoryView } from './StoryView';
export type { StoryTraction, StoryViewProps } from './StoryView';
export type { StoryFact } from './StoryHead';
export type { StoryPerson, StoryPicture, StoryQuote, StoryToday } from './StoryParts';
export type { StoryWeek } from './StoryWeeks';
