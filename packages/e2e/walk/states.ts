// The states that are walked through.
import { openDemo } from './demoState';
import type { PreparedState } from './OpenState';
import { prepareSeason, seasonStates } from './seasonState';

/** Those that a season goes through, and the demo data, which is in the middle of week five. */
export const states = [...seasonStates, 'demo'] as const;
/** One of them. */
export type State = (typeof states)[number];

const prepare = (state: State, people: number): Promise<PreparedState> =>
  state === 'demo'
    ? Promise.resolve({ open: openDemo, discard: () => Promise.resolve() })
    : prepareSeason(state, people);

/** Prepares each state while the one before it is in use: to live a season takes as long as to walk through it. */
export async function* preparedAhead(
  states: readonly State[],
  people: number,
): AsyncGenerator<{ state: State; prepared: PreparedState }> {
  let coming: Promise<PreparedState> | undefined;
  const begin = (state: State | undefined) => {
    coming = state && prepare(state, people);
    // Where it fails, that is said when its turn has come.
    coming?.catch(() => undefined);
  };
  begin(states[0]);
  try {
    for (const [index, state] of states.entries()) {
      const prepared = await coming;
      if (!prepared) return;
      begin(states[index + 1]);
      try {
        yield { state, prepared };
      } finally {
        await prepared.discard();
      }
    }
  } finally {
    await coming?.then(
      (left) => left.discard(),
      () => undefined,
    );
  }
}
