import { JuryTimer } from '@grow/ui';
import { useJuryTimer } from '../../../features/jury';
import { m } from '../../../paraglide/messages';
import { useSpace } from './useSheetKeys';

/** The timer of a pitch: on this phone alone, for whoever wants it. */
export function SheetTimer({ name }: { name: string }) {
  const { pitch, questions, isRunning, toggle, reset, startQuestions } = useJuryTimer(name);
  useSpace(toggle);
  const { total, elapsed } = questions ?? pitch;
  const minutes = total / 60;
  return (
    <JuryTimer
      pitch={pitch}
      questions={questions}
      isRunning={isRunning}
      onToggle={toggle}
      onReset={reset}
      onQuestions={startQuestions}
      labels={{
        timer: m.jury_timer(),
        start: m.jury_timer_start(),
        stop: m.jury_timer_stop(),
        reset: m.jury_timer_reset(),
        questions: m.jury_timer_questions(),
        minute: m.jury_timer_minute(),
        remark: elapsed > total ? m.jury_timer_over({ minutes }) : m.jury_timer_left({ minutes }),
        questionsRuler: m.jury_timer_questions_ruler({ minutes: 3 }),
        said: (left) =>
          left > 0 ? m.jury_timer_said({ minutes: left }) : m.jury_timer_said_over({ minutes: -left }),
      }}
    />
  );
}
