import { useId } from 'react';
import { styled } from 'styled-components';
import { radioLabel } from '../theme/choiceLook';
import { media } from '../tokens';
import { SlotCard } from './SlotCard';
import type { SlotDay, WeekSlot } from './slotWeekTypes';

const Root = styled.div`
  ${media.lg} {
    display: none;
  }
`;

const Days = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  border-bottom: 1px solid var(--color-edge);
`;

const Day = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  min-height: 64px;
  padding-bottom: 8px;
  line-height: 1.2;
  ${radioLabel}
  span {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  b {
    font-family: var(--font-display);
    font-size: 1.1875rem;
    font-weight: 760;
  }
  i {
    height: 4px;
    margin-top: 4px;
    background: repeating-linear-gradient(90deg, var(--color-ink) 0 3px, transparent 3px 6px);
    forced-color-adjust: none;
  }
  &:has(:checked) :is(b, span) {
    color: var(--color-accent-text);
  }
  &:has(:checked)::after {
    content: '';
    position: absolute;
    inset: auto 8px -1px;
    height: 3px;
    background: var(--color-accent);
    forced-color-adjust: none;
  }
  &:has(:focus-visible) {
    outline-offset: -2px;
  }
`;

const List = styled.ol`
  li {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr);
    gap: 8px;
    align-items: center;
    padding: 4px 0;
    border-bottom: 1px solid var(--color-line);
  }
  time {
    font-weight: 640;
    font-variant-numeric: tabular-nums;
  }
`;

const None = styled.p`
  padding: 18px 0;
  border-bottom: 1px solid var(--color-line);
  font-size: 0.9375rem;
  color: var(--color-ink-muted);
`;

/** Props of {@link SlotDays}. */
export interface SlotDaysProps {
  /** Says what is chosen between. */
  label: string;
  days: readonly SlotDay[];
  slots: readonly WeekSlot[];
  /** The day that is shown. */
  day: string;
  onDay: (day: string) => void;
  onOpen: (key: string) => void;
  /** What is said of a day without slots. */
  none: string;
  /** How many slots a day has, for who hears it: `2 slots`. */
  countLabel: (count: number) => string;
}

const MOST_TICKS = 7;

/** The week on a phone: days with one tick for each slot, and the slots of one of them. */
export const SlotDays = (props: SlotDaysProps) => {
  const { label, days, slots, day, onDay, onOpen, none, countLabel } = props;
  const name = useId();
  const ofDay = (key: string) => slots.filter((slot) => slot.day === key);
  const shown = ofDay(day);
  return (
    <Root>
      <Days role="radiogroup" aria-label={label}>
        {days.map((one) => {
          const count = ofDay(one.key).length;
          return (
            <Day key={one.key}>
              <input
                type="radio"
                name={name}
                value={one.key}
                checked={one.key === day}
                aria-label={`${one.name}, ${countLabel(count)}`}
                onChange={() => onDay(one.key)}
              />
              <span>{one.weekday}</span>
              <b>{one.day}</b>
              <i style={{ width: Math.max(0, Math.min(count, MOST_TICKS) * 6 - 3) }} />
            </Day>
          );
        })}
      </Days>
      {shown.length === 0 ? (
        <None>{none}</None>
      ) : (
        <List>
          {shown.map(({ key, time, when, state, title, remark, mark }) => (
            <li key={key}>
              <time>{time}</time>
              <SlotCard
                {...{ state, when, title, remark, mark }}
                data-slot={key}
                onClick={() => onOpen(key)}
              />
            </li>
          ))}
        </List>
      )}
    </Root>
  );
};
