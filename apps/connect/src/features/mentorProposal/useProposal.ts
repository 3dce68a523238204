import type { MentorProposal, NamedGround } from '@grow/core/mentor-proposal';
import { useEffect, useState } from 'react';
import { computeProposal } from './computeProposal';

type Computed = { readonly ground: NamedGround; readonly proposal: MentorProposal };

/** The proposal for a ground; the one before stays until it is there, `isBusy` meanwhile. */
export function useProposal(ground: NamedGround | undefined) {
  const [computed, setComputed] = useState<Computed>();
  const [error, setError] = useState<unknown>();
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
  }, [ground]);
  return { computed, error, isBusy: ground !== undefined && computed?.ground !== ground };
}
