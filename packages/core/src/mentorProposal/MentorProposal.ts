import type { PinnedPair } from './ProposalGround';

/** Why a team would be with a mentor, or leave the one it has. Words are made in the app. */
export type PairReason =
  /** Organisers hold on to the pair. */
  | { readonly code: 'pinned' }
  /** The mentor offers what the team looks for. */
  | { readonly code: 'skills'; readonly skills: readonly string[] }
  | { readonly code: 'city'; readonly city: string }
  /** Languages of the team that the mentor speaks. */
  | { readonly code: 'languages'; readonly languages: readonly string[] }
  /** The mentor looks after the team already. */
  | { readonly code: 'stays' }
  /** The mentor is asked already and has not answered. */
  | { readonly code: 'asked' }
  /** The former mentor is in conflict with the team. */
  | { readonly code: 'formerConflict'; readonly mentorId: string }
  /** The former mentor has more teams than they offered, or had. */
  | {
      readonly code: 'formerOver';
      readonly mentorId: string;
      readonly taken: number;
      readonly capacity: number;
    }
  /** The mentor has more teams than they offered with this one. */
  | { readonly code: 'over'; readonly taken: number; readonly capacity: number }
  /** How many of the mentor's places are taken with this team. */
  | { readonly code: 'places'; readonly taken: number; readonly capacity: number };

/** What a proposal changes for a team. */
export type PairChange = 'new' | 'moves' | 'stays';

/** A team with the mentor it would have. */
export interface ProposedPair {
  readonly teamId: string;
  readonly mentorId: string;
  /** Who looks after the team today; undefined while nobody does or is asked. */
  readonly formerMentorId: string | undefined;
  readonly change: PairChange;
  readonly isPinned: boolean;
  /** Whether the mentor would have more teams than they offered. */
  readonly isOverCapacity: boolean;
  /** The most telling first. */
  readonly reasons: readonly PairReason[];
}

/** Why a team stays without a mentor. */
export interface UnmatchedTeam {
  readonly teamId: string;
  /** There are no mentors; each is in conflict, said no or is away; or all who could have no place left. */
  readonly code: 'noMentors' | 'nobodyAllowed' | 'nobodyFree';
  /** How many mentors each obstacle keeps from the team. */
  readonly conflicts: number;
  readonly declined: number;
  readonly away: number;
  /** Mentors who could, and have no place left. */
  readonly full: number;
  /** Who fits best among those who are full, or else away: somebody to ask. */
  readonly askMentorId: string | undefined;
}

/** What a choice of mentors is like. */
export interface ProposalFigures {
  readonly teams: number;
  readonly withMentor: number;
  /** Teams whose mentor offers something that they look for. */
  readonly skillFits: number;
  readonly sameCity: number;
  /** Teams whose mentor speaks every language of theirs. */
  readonly allLanguages: number;
  /** Mentors with more teams than they offered. */
  readonly mentorsOver: number;
}

/** Who would look after whom. */
export interface MentorProposal {
  /** Every team with a mentor, by id. */
  readonly pairs: readonly ProposedPair[];
  readonly unmatched: readonly UnmatchedTeam[];
  /** Pins that a conflict, a no or a missing mentor breaks. */
  readonly brokenPins: readonly PinnedPair[];
  readonly today: ProposalFigures;
  readonly proposed: ProposalFigures;
  /** In points, the lower the better: unmatched teams, places and over capacity less what pairs are worth; without pins. */
  readonly cost: number;
  /** What one more place of each mentor would be worth, bin by bin: the certificate that `checkMentorProposal` rechecks. */
  readonly prices: Float64Array;
}
