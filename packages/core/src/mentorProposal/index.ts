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
