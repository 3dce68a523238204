import { ArrowRight, Pause, Play, RotateCcw } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Button } from '../Button';
import { minutesLeft, timerText, timerTicks } from '../geometry/timerRuler';
import { Actions, Head, Root, Ruler, Time } from './JuryTimer.styles';

/** How long something takes, and how long it has taken. */
export interface TimerSpan {
  /** Seconds, whole minutes. */
  total: number;
  /** Seconds, beyond `total` when time is over. */
  elapsed: number;
}

/** The words of a {@link JuryTimer}. */
export interface JuryTimerLabels {
  /** Names the part of the page. */
  timer: string;
  start: string;
  stop: string;
  reset: string;
  /** Starts the second ruler. */
  questions: string;
  /** Follows the first minute's number, such as "min". */
  minute: string;
  /** Beside the time, such as "left of four minutes", or "over" when it is. */
  remark: ReactNode;
  /** Above the second ruler. */
  questionsRuler: ReactNode;
  /** Said once a minute: whole minutes left, begun ones included; 0 at the end, below it minutes over. */
  said: (minutes: number) => string;
}

/** Props of {@link JuryTimer}; everything else goes to the root. The clock is the caller's. */
export interface JuryTimerProps extends Omit<HTMLAttributes<HTMLElement>, 'onReset'> {
  pitch: TimerSpan;
  /** The questions after the pitch, once they have begun: then theirs is the time that is shown. */
  questions?: TimerSpan | undefined;
  isRunning: boolean;
  onToggle: () => void;
  onReset: () => void;
  onQuestions: () => void;
  labels: JuryTimerLabels;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const TimerRuler = ({ span: { elapsed, total }, minute }: { span: TimerSpan; minute: string }) => {
  const minutes = Math.floor(total / 60);
  return (
    <svg width="100%" height="36" aria-hidden>
      {timerTicks(elapsed, total).map(({ x, isMinute, state }) => (
        <rect
          key={x}
          data-state={state}
          x={`${x}%`}
          y={isMinute || state === 'now' ? 0 : 6}
          width={state === 'now' ? 3 : 1.5}
          height={state === 'now' ? 18 : isMinute ? 14 : 8}
        />
      ))}
      {Array.from({ length: minutes + 1 }, (_, number) => (
        <text
          key={number}
          x={`${(number * 6000) / total}%`}
          y="33"
          textAnchor={number === 0 ? 'start' : number === minutes ? 'end' : 'middle'}
        >
          {number}
          {number === 1 && ` ${minute}`}
        </text>
      ))}
    </svg>
  );
};

/** The time of a pitch on a ruler with a tick for five seconds. Beyond its end it counts up; nothing blinks. */
export const JuryTimer = (props: JuryTimerProps) => {
  const { pitch, questions, isRunning, onToggle, onReset, onQuestions, labels, ...rest } = props;
  const { total, elapsed } = questions ?? pitch;
  const left = total - elapsed;
  return (
    <Root aria-label={labels.timer} {...rest}>
      <Head>
        <Time data-over={left < 0 ? '' : undefined}>
          <b role="timer">{timerText(left)}</b>
          <span>{labels.remark}</span>
          <span role="status">{labels.said(minutesLeft(left))}</span>
        </Time>
        <Actions>
          <Button
            isIconOnly
            aria-label={isRunning ? labels.stop : labels.start}
            icon={isRunning ? <Pause {...icon} /> : <Play {...icon} />}
            onClick={onToggle}
          />
          <Button
            variant="ghost"
            isIconOnly
            aria-label={labels.reset}
            icon={<RotateCcw {...icon} />}
            onClick={onReset}
          />
          {!questions && (
            <Button iconAfter={<ArrowRight {...icon} />} onClick={onQuestions}>
              {labels.questions}
            </Button>
          )}
        </Actions>
      </Head>
      <Ruler>
        <TimerRuler span={pitch} minute={labels.minute} />
      </Ruler>
      {questions && (
        <Ruler>
          <p>{labels.questionsRuler}</p>
          <TimerRuler span={questions} minute={labels.minute} />
        </Ruler>
      )}
    </Root>
  );
};
