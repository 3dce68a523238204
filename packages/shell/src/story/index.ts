export { seasonShort } from './seasonShort';
export { storyViewParts } from './storyViewParts';
export { outcomeWord, placeWord, textIn, todayWord } from './storyWords';
