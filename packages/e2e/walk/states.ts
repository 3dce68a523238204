// The states that are walked through.
import { openDemo } from './demoState';
import type { OpenState } from './OpenState';
import { openSeason, seasonStates } from './seasonState';

/** Those that a season goes through, and the demo data, which is in the middle of week five. */
export const states = [...seasonStates, 'demo'] as const;
/** One of them. */
export type State = (typeof states)[number];

/** Starts a state. */
export const openState = (state: State): Promise<OpenState> =>
  state === 'demo' ? openDemo() : openSeason(state);
