import { CornerUpLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { seasonWord } from '../geometry/letters';
import type { WeekState } from '../geometry/weekStates';
import { WeekLetter } from '../WeekShape';
import { Figure, Letter, Note, Row, Rows, Text, Verb } from './StoryWeeks.styles';

/** A week of a team's story. */
export interface StoryWeek {
  /** The week's verb, such as "Verify". */
  verb: ReactNode;
  /** Such as "Week 4". */
  label: ReactNode;
  /** What they did, in their words. */
  text: ReactNode;
  /** The one number that came out, such as "410 kg". */
  figure?: ReactNode;
  /** That it was sent back, and the mentor's words; it stays visible. */
  sentBack?: ReactNode;
  /** How the week ended; accepted unless said. */
  state?: WeekState | undefined;
}

interface StoryWeeksProps {
  weeks: readonly StoryWeek[];
  /** The language of the words where it is not the page's. */
  lang?: string | undefined;
}

/** px: letters grow by 1.09 a week, so that the last one stands 35 high. */
const letterHeight = (week: number) => Math.round(150 * 1.09 ** week) / 10;

/** Eleven rows: letter and verb, what happened, one number. */
export const StoryWeeks = ({ weeks, lang }: StoryWeeksProps) => (
  <Rows>
    {weeks.map(({ verb, label, text, figure, sentBack, state = 'accepted' }, index) => (
      <Row key={index}>
        <Letter>
          <WeekLetter
            letter={seasonWord[index] ?? 'S'}
            state={state}
            drawnWidth={30}
            drawnHeight={letterHeight(index)}
          />
        </Letter>
        <Verb>
          <b>{verb}</b>
          <span>{label}</span>
        </Verb>
        <Text lang={lang}>
          <p>{text}</p>
          {sentBack && (
            <Note>
              <CornerUpLeft size={15} strokeWidth={1.75} aria-hidden />
              <span>{sentBack}</span>
            </Note>
          )}
        </Text>
        {figure && <Figure lang={lang}>{figure}</Figure>}
      </Row>
    ))}
  </Rows>
);
