export { listedStoryFromRow, type ListedStory } from './ListedStory';
export { showcaseSeasonFromRow, type ShowcaseSeason } from './ShowcaseSeason';
export { storyFromRow, type ShowcaseStory } from './ShowcaseStory';
export { showcaseKeys, showcaseQueries, showcaseRepository } from './showcaseRepository';
export {
  namedAs,
  storyConsentStates,
  storyWorkspaceFromRow,
  type NameablePerson,
  type RecordedWeek,
  type StoryConsent,
  type StoryConsentState,
  type StoryWorkspace,
  type StoryStanding,
} from './StoryWorkspace';
export {
  storyDraftFromRow,
  storyDraftToRow,
  storyLimits,
  storyMetrics,
  storyPartsFromRow,
  type DraftedPerson,
  type DraftedQuote,
  type DraftedWeek,
  type StoryDraft,
  type StoryMetric,
  type StoryPart,
} from './StoryDraft';
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
export { storyMutations, type StoryHiding } from './storyMutations';
export { storyKeys, storyQueries } from './storyQueries';
export {
  storyRepository,
  type NewStoryPicture,
  type SavedStory,
  type StoryAnswer,
  type StoryPlace,
  type StorySave,
} from './storyRepository';
export {
  openedStoryRequestFromRow,
  storyRequestFromRow,
  type OpenedStoryRequest,
  type StoryRequest,
} from './StoryRequest';
export {
  askedAboutStory,
  draftedWeek,
  isAsking,
  missingInStory,
  storyFaults,
  storyPhase,
  storyPreview,
  type StoryFault,
  type StoryPhase,
} from './storyRules';
