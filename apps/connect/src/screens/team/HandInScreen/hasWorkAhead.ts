import { canWriteHandIn, type HandInPhase } from '@grow/core/hand-in';

/** Whether a week's checklist is still of use: what is to come can be got ready. */
export const hasWorkAhead = (phase: HandInPhase): boolean => phase === 'upcoming' || canWriteHandIn(phase);
