export { showcaseSeasonFromRow, type ShowcaseSeason } from './ShowcaseSeason';
export { storyFromRow, type ShowcaseStory } from './ShowcaseStory';
export {
  storyContentFromRow,
  storyOutcomes,
  storyVoices,
  storyWeekStates,
  type StoryContent,
  type StoryFact,
  type StoryOutcome,
  type StoryPerson,
  type StoryPicture,
  type StoryQuote,
  type StoryTraction,
  type StoryVoice,
  type StoryWeek,
  type StoryWeekState,
} from './StoryParts';
export { showcaseKeys, showcaseQueries, showcaseRepository } from './showcaseRepository';
