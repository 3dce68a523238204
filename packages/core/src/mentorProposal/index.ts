export type {
  ForbiddenPair,
  ForbiddenReason,
  PinnedPair,
  ProposalGround,
  ProposalMentor,
  ProposalTeam,
} from './ProposalGround';
export type {
  MentorProposal,
  PairChange,
  PairReason,
  ProposalFigures,
  ProposedPair,
  UnmatchedTeam,
} from './MentorProposal';
export { pairFit, pairValue, placePrice, proposalWeights, type PairFit } from './pairValue';
export { proposeMentors } from './proposeMentors';
export { checkMentorProposal, type ProposalFault } from './checkMentorProposal';
export { rankMentors, type RankedMentor } from './rankMentors';
export type { Obstacle } from './proposalProblem';
export type { NamedGround, NamedPin, NamedProposalMentor, NamedProposalTeam } from './NamedGround';
export { groundFromRow } from './NamedGround';
export { groundChanges, type GroundChanges } from './groundChanges';
export {
  mentorSorts,
  mentorStates,
  type ListedMentor,
  type MentorCounts,
  type MentorListRequest,
  type MentorSort,
  type MentorState,
} from './ListedMentor';
export { proposalRepository } from './proposalRepository';
export {
  pairFates,
  takeBackFates,
  type AcceptedPair,
  type AcceptRequest,
  type PairFate,
  type PairOutcome,
  type TakeBackFate,
  type TakeBackOutcome,
} from './PairOutcome';
export { proposalKeys, proposalMutations, proposalQueries, type PinChange } from './proposalQueries';
