import type { MentorProposal, NamedGround } from '@grow/core/mentor-proposal';
import { useEffect, useState } from 'react';
import { computeProposal } from './computeProposal';

type Computed = { readonly ground: NamedGround; readonly proposal: MentorProposal };

/** The proposal for a ground; the one before stays until it is there, `isBusy` meanwhile. What failed is tried `again`. */
export function useProposal(ground: NamedGround | undefined) {
  const [computed, setComputed] = useState<Computed>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (ground === undefined) return undefined;
    const ending = new AbortController();
    computeProposal(ground, ending.signal).then(
      (proposal) => {
        if (ending.signal.aborted) return;
        setComputed({ ground, proposal });
        setError(undefined);
      },
      (reason: unknown) => {
        if (!ending.signal.aborted) setError(reason);
      },
    );
    return () => ending.abort();
  }, [ground, attempt]);
  const isBusy = ground !== undefined && computed?.ground !== ground && error === undefined;
  const again = () => {
    setError(undefined);
    setAttempt((count) => count + 1);
  };
  return { computed, error, isBusy, again };
}
