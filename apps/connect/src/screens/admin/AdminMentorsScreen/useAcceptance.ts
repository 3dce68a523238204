import type { PairOutcome, ProposedPair, TakeBackOutcome } from '@grow/core/mentor-proposal';
import { useState } from 'react';

/** What an organiser did to a proposal last, and what came of it. */
export type Outcome =
  | { readonly kind: 'accepted'; readonly pairs: readonly PairOutcome[] }
  | {
      readonly kind: 'takenBack';
      readonly pairs: readonly (TakeBackOutcome & Pick<PairOutcome, 'teamId' | 'mentorId'>)[];
    }
  | { readonly kind: 'stale' };

type Marks = { readonly accepted: ReadonlySet<string>; readonly skipped: ReadonlySet<string> };

/** What stays while an organiser looks at the list in between: which pairs they marked, and what became of the last ones. */
export function useProposalWork() {
  const [marks, setMarks] = useState<Marks>({ accepted: new Set(), skipped: new Set() });
  const [outcome, setOutcome] = useState<Outcome>();
  return { marks, setMarks, outcome, setOutcome };
}

/** What {@link useProposalWork} holds. */
export type ProposalWork = ReturnType<typeof useProposalWork>;

const keyOf = ({ teamId, mentorId }: ProposedPair) => `${teamId} ${mentorId}`;

const toggled = (set: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** Which pairs of a proposal are accepted or skipped here. Of one that is worked out anew only the same pairs still are. */
export function useAcceptance(
  pairs: readonly ProposedPair[],
  { marks: { accepted, skipped }, setMarks }: Pick<ProposalWork, 'marks' | 'setMarks'>,
) {
  const changes = pairs.filter(({ change }) => change !== 'stays');
  const open = changes.filter((pair) => !skipped.has(keyOf(pair)));
  const chosen = open.filter((pair) => accepted.has(keyOf(pair)));
  const accept = (keys: readonly string[]) => setMarks((marks) => ({ ...marks, accepted: new Set(keys) }));
  return {
    /** What the proposal changes and was not skipped. */
    open,
    chosen,
    skippedCount: changes.length - open.length,
    isAccepted: (pair: ProposedPair) => accepted.has(keyOf(pair)),
    toggle: (pair: ProposedPair) =>
      setMarks((marks) => ({ ...marks, accepted: toggled(marks.accepted, keyOf(pair)) })),
    skip: (pair: ProposedPair) =>
      setMarks((marks) => ({ ...marks, skipped: toggled(marks.skipped, keyOf(pair)) })),
    showSkipped: () => setMarks((marks) => ({ ...marks, skipped: new Set() })),
    acceptAll: () => accept(open.map(keyOf)),
    clear: () => accept([]),
  };
}
