export { StoryImage } from './components/StoryImage';
export { StoryPreview } from './components/StoryPreview';
export {
  answerWords,
  faultWords,
  metricWords,
  outcomeWords,
  partWords,
  storyPartInWords,
  voiceWords,
  weekStateWords,
} from './storyWords';
export { useOpenedStory, useStoryWorkspace, useStoryList } from './useStories';
