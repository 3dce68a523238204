export {
  mentorList,
  mentorListRequest,
  mentorOf,
  MENTORS_PER_PAGE,
  mentorViews,
  type MentorChoice,
  type MentorView,
} from './mentorListAddress';
export {
  applyWords,
  changesWords,
  fateWords,
  languageNames,
  mentorNames,
  mentorStateWords,
  obstacleWords,
  placesWords,
  reasonWords,
  ruleWords,
  takeBackWords,
  unmatchedWords,
  type ReasonNames,
} from './proposalWords';
export { useGround, useListedMentor, useMentorChoice, useMentorCounts, useMentorList } from './useMentors';
export { useProposal } from './useProposal';
