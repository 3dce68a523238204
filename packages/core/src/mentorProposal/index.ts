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
export {
  pairFates,
  proposalRepository,
  type Acceptance,
  type AcceptedPair,
  type AcceptRequest,
  type PairFate,
} from './proposalRepository';
export { proposalKeys, proposalMutations, proposalQueries, type PinChange } from './proposalQueries';
