import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `duration` ms of not being paused; a new `version` starts again. */
export const useToastTimer = (
  duration: number | null,
  version: number,
  isPaused: boolean,
  onEnd: () => void,
): void => {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    left.current = duration;
  }, [duration, version]);
  useEffect(() => {
    if (isPaused || left.current === null) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= performance.now() - startedAt;
    };
  }, [duration, version, isPaused]);
};
