import type { TimerSpan } from '@grow/ui';
import { useEffect, useState } from 'react';

/** In seconds. The timer is for the juror alone and asks nobody. */
const PITCH = 240;
const QUESTIONS = 180;

type Part = 'pitch' | 'questions';

type Timer = {
  readonly pitch: TimerSpan;
  readonly questions: TimerSpan | undefined;
  readonly isRunning: boolean;
  readonly toggle: () => void;
  readonly reset: () => void;
  readonly startQuestions: () => void;
};

/** A timer on this phone: of a pitch, then of the questions. It starts anew with each `name`. */
export function useJuryTimer(name: string): Timer {
  const start = { name, pitch: 0, questions: 0, part: 'pitch' as Part, isRunning: false };
  const [state, setState] = useState(start);
  const now = state.name === name ? state : start;
  if (state.name !== name) setState(start);
  const { isRunning } = now;
  useEffect(() => {
    if (!isRunning) return undefined;
    // Counted by the clock: a page in the background is called less often than once a second.
    let last = Date.now();
    const tick = () => {
      const passed = (Date.now() - last) / 1000;
      last = Date.now();
      setState((before) => ({ ...before, [before.part]: before[before.part] + passed }));
    };
    const timer = window.setInterval(tick, 500);
    return () => window.clearInterval(timer);
  }, [isRunning]);
  return {
    pitch: { total: PITCH, elapsed: Math.floor(now.pitch) },
    questions:
      now.part === 'questions' ? { total: QUESTIONS, elapsed: Math.floor(now.questions) } : undefined,
    isRunning,
    toggle: () => setState((before) => ({ ...before, isRunning: !before.isRunning })),
    reset: () => setState(start),
    startQuestions: () => setState((before) => ({ ...before, part: 'questions', isRunning: true })),
  };
}
