import type { ProposedPair } from '@grow/core/mentor-proposal';
import { useState } from 'react';

const keyOf = ({ teamId, mentorId }: ProposedPair) => `${teamId} ${mentorId}`;

const toggled = (set: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** Which pairs of a proposal are accepted or skipped here. Of one that is worked out anew only the same pairs still are. */
export function useAcceptance(pairs: readonly ProposedPair[]) {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const changes = pairs.filter(({ change }) => change !== 'stays');
  const open = changes.filter((pair) => !skipped.has(keyOf(pair)));
  const chosen = open.filter((pair) => accepted.has(keyOf(pair)));
  return {
    /** What the proposal changes and was not skipped. */
    open,
    chosen,
    skippedCount: changes.length - open.length,
    isAccepted: (pair: ProposedPair) => accepted.has(keyOf(pair)),
    toggle: (pair: ProposedPair) => setAccepted((set) => toggled(set, keyOf(pair))),
    skip: (pair: ProposedPair) => setSkipped((set) => toggled(set, keyOf(pair))),
    showSkipped: () => setSkipped(new Set()),
    acceptAll: () => setAccepted(new Set(open.map(keyOf))),
    clear: () => setAccepted(new Set()),
  };
}
