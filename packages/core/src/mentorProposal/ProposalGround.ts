/** A team as the proposal sees it. */
export interface ProposalTeam {
  readonly id: string;
  /** Skills of its roles that nobody fills. */
  readonly wantedSkills: readonly string[];
  /** Languages that its members read. */
  readonly languages: readonly string[];
  readonly city: string | undefined;
  /** Who looks after it, or was asked to and has not answered. */
  readonly mentorId: string | undefined;
  /** Whether that mentor has not answered yet. */
  readonly isAsked: boolean;
}

/** A mentor as the proposal sees them. */
export interface ProposalMentor {
  readonly id: string;
  readonly expertise: readonly string[];
  readonly languages: readonly string[];
  readonly cities: readonly string[];
  /** How many teams they look after at most. */
  readonly capacity: number;
  /** Whether they are away now: they keep their teams and get no others. */
  readonly isAway: boolean;
}

/** Why a mentor must not get a team: they are in conflict with it or somebody in it, or said no to it. */
export type ForbiddenReason = 'conflict' | 'declined';

/** A pair that is never proposed. */
export interface ForbiddenPair {
  readonly teamId: string;
  readonly mentorId: string;
  readonly reason: ForbiddenReason;
}

/** A pair that organisers hold on to. */
export interface PinnedPair {
  readonly teamId: string;
  readonly mentorId: string;
}

/** All that a proposal is made from. */
export interface ProposalGround {
  readonly teams: readonly ProposalTeam[];
  readonly mentors: readonly ProposalMentor[];
  readonly forbidden: readonly ForbiddenPair[];
  readonly pins: readonly PinnedPair[];
}
