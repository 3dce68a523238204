import type { CheckInScanResult } from '@grow/core/check-in';
import { useEffect, useRef } from 'react';
import { toneOf, type ResultTone } from './checkInWords';
import { createSignals } from './signals';

const openSignals = () =>
  createSignals({
    openAudio: () => new AudioContext(),
    // Not every device can, and none has to.
    vibrate: (pattern) => 'vibrate' in navigator && navigator.vibrate(pattern),
    // A browser without the property just stays silent by itself.
    isTouched: () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive,
  });

/** The tone that a change of the results asks for: of the newest one that says something else than before. */
export function changedTone(
  before: ReadonlyMap<string, ResultTone>,
  results: readonly CheckInScanResult[],
): ResultTone | undefined {
  const changed = results.find((result) => !result.isTakenBack && before.get(result.key) !== toneOf(result));
  return changed && toneOf(changed);
}

/** Sounds and vibrates with every new result, and when an earlier one turns out otherwise. */
export function useSignals(results: readonly CheckInScanResult[], isSilent: boolean): void {
  const signals = useRef<ReturnType<typeof createSignals>>(undefined);
  const known = useRef<ReadonlyMap<string, ResultTone>>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = new Map(results.map((result) => [result.key, toneOf(result)]));
    // What an earlier page has left is not news.
    const tone = before && changedTone(before, results);
    if (tone === undefined) return;
    signals.current ??= openSignals();
    signals.current.play(tone, isSilent);
  }, [results, isSilent]);
  useEffect(
    () => () => {
      signals.current?.close();
      signals.current = undefined;
    },
    [],
  );
}
