import type { HTMLAttributes, ReactNode } from 'react';
import { seasonWord } from '../geometry/letters';
import type { WeekState } from '../geometry/weekStates';
import { WeekLetter } from '../WeekShape';
import { Note, Row, Status, Title } from './MilestoneList.styles';

/** A week's milestone; its place in the list is its week. */
export interface MilestoneItem {
  verb: ReactNode;
  handIn?: ReactNode;
  /** What the mentor said, or what happened last. */
  note?: ReactNode;
  state: WeekState;
  /** The state in words: a `Badge`. */
  status: ReactNode;
  /** How much of an open week is done, 0 to 1. */
  share?: number;
  /** Opens the hand-in: a small link or button. */
  action?: ReactNode;
}

/** Props of {@link MilestoneList}; everything else goes to the list. */
export interface MilestoneListProps extends HTMLAttributes<HTMLOListElement> {
  /** Week one first; up to eleven. */
  milestones: readonly MilestoneItem[];
}

/** Height in px of a row's letter, 9 % taller each week. */
const letterHeight = (week: number) => Math.round(22 * 1.09 ** week);

/** A team's weeks one by one: letter, verb, hand-in, note, status. The shape of a letter says its state first. */
export const MilestoneList = ({ milestones, ...rest }: MilestoneListProps) => (
  <ol {...rest}>
    {milestones
      .slice(0, seasonWord.length)
      .map(({ verb, handIn, note, state, status, share = 1, action }, week) => (
        <Row key={week} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <WeekLetter
            letter={seasonWord[week] ?? 'E'}
            state={state}
            share={share}
            drawnHeight={letterHeight(week)}
          />
          <Title>
            <b>{verb}</b>
            {handIn && <span>{handIn}</span>}
          </Title>
          {note && <Note>{note}</Note>}
          <Status>
            {status}
            {action}
          </Status>
        </Row>
      ))}
  </ol>
);
