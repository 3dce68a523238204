import { Plus } from 'lucide-react';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../theme';
import { media } from '../tokens';
import { SlotCard } from './SlotCard';
import type { SlotDay, SlotTime, SlotWeekHandlers, WeekSlot } from './slotWeekTypes';
import { useGridKeys } from './useGridKeys';

const Root = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.875rem;
  ${media.belowLg} {
    display: none;
  }
  caption {
    ${visuallyHidden}
  }
  thead td,
  tbody th {
    width: 60px;
  }
  thead th {
    padding: 0 4px 9px 11px;
    height: 54px;
    vertical-align: bottom;
    text-align: left;
    font-size: 0.8125rem;
    font-weight: 500;
    color: var(--color-ink-muted);
  }
  thead :is(td, th) {
    border-bottom: 1px solid var(--color-edge);
  }
  thead b {
    margin-right: 6px;
    font-family: var(--font-display);
    font-size: 1.4375rem;
    font-weight: 760;
    line-height: 1;
    letter-spacing: -0.01em;
    color: var(--color-ink);
  }
  thead [data-today] {
    box-shadow: inset 0 -3px 0 var(--color-accent);
    color: var(--color-accent-text);
    b {
      color: inherit;
    }
  }
  tbody th {
    padding: 9px 10px 0 0;
    vertical-align: top;
    text-align: left;
    font-size: 0.8125rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    line-height: 1;
    color: var(--color-ink-muted);
  }
  tbody td {
    height: 54px;
    padding: 3px 4px;
    vertical-align: top;
    border-top: 1px solid var(--color-line);
    border-left: 1px solid var(--color-line);
  }
  tbody td:last-child {
    border-right: 1px solid var(--color-line);
  }
  tbody tr:first-child td {
    border-top: 0;
  }
  tbody tr:last-child td,
  tbody tr:has(+ [data-break]) td {
    border-bottom: 1px solid var(--color-line);
  }
  [data-break] td {
    height: 18px;
    padding: 0;
    border: 0;
  }
`;

const Add = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  height: 46px;
  border-radius: var(--radius-sm);
  color: var(--color-ink-muted);
  opacity: 0;
  &:hover,
  &:focus-visible {
    opacity: 1;
  }
`;

/** Props of {@link SlotGrid}. */
export interface SlotGridProps extends SlotWeekHandlers {
  caption: string;
  days: readonly SlotDay[];
  times: readonly SlotTime[];
  slots: readonly WeekSlot[];
}

/** The week as a table, from 62em: only days and times that have slots; arrows move, Enter opens, B blocks. */
export const SlotGrid = ({ caption, days, times, slots, ...handlers }: SlotGridProps) => {
  const { onOpen, onAdd, addLabel, canAdd = () => true } = handlers;
  const find = (day: string, time: string) => slots.find((slot) => slot.day === day && slot.time === time);
  const cells = times.flatMap(({ time }, row) =>
    days.flatMap((day, column) => {
      const slot = find(day.key, time);
      return slot || (onAdd && canAdd(day.key, time)) ? [{ at: `${row}:${column}`, slot }] : [];
    }),
  );
  const first =
    cells.find(({ slot }) => slot?.state === 'next') ?? cells.find(({ slot }) => slot) ?? cells[0];
  const { root, current, handleFocus, handleBlur, handleKeyDown } = useGridKeys(
    [times.length, days.length],
    first?.at ?? '0:0',
    handlers.onBlock,
  );
  const tabStop = cells.some(({ at }) => at === current) ? current : first?.at;
  return (
    <Root ref={root} role="grid" onFocus={handleFocus} onBlur={handleBlur} onKeyDown={handleKeyDown}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {days.map((day) => (
            <th key={day.key} scope="col" data-today={day.isToday ? '' : undefined}>
              <b>{day.day}</b>
              {day.weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {times.map(({ time, isAfterBreak }, row) => (
          <Fragment key={time}>
            {isAfterBreak && (
              <tr data-break="" aria-hidden>
                <td colSpan={days.length + 1} />
              </tr>
            )}
            <tr>
              <th scope="row">{time}</th>
              {days.map((day, column) => {
                const slot = find(day.key, time);
                const at = `${row}:${column}`;
                const cell = { 'data-cell': at, tabIndex: at === tabStop ? 0 : -1 };
                if (slot) {
                  const { key, when, state, title, remark, mark } = slot;
                  return (
                    <td key={day.key}>
                      <SlotCard
                        {...cell}
                        {...{ state, when, title, remark, mark }}
                        data-slot={key}
                        onClick={() => onOpen(key)}
                      />
                    </td>
                  );
                }
                return (
                  <td key={day.key}>
                    {onAdd && canAdd(day.key, time) && (
                      <Add
                        {...cell}
                        type="button"
                        aria-label={addLabel(day, time)}
                        onClick={() => onAdd(day.key, time)}
                      >
                        <Plus size={16} strokeWidth={1.75} aria-hidden />
                      </Add>
                    )}
                  </td>
                );
              })}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </Root>
  );
};
