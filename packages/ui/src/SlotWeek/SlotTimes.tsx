import { Check } from 'lucide-react';
import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { choiceLook } from '../theme/choiceLook';

/** Days with the times that can be had, under each other. */
export const SlotTimesList = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: 108px minmax(0, 1fr);
    gap: 10px;
    align-items: start;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
  }
  & > li > p {
    display: grid;
    padding-top: 4px;
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  & > li > p span {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
`;

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

/** Props of {@link SlotTimesRow}; everything else goes to the `<li>`. */
export interface SlotTimesRowProps extends HTMLAttributes<HTMLLIElement> {
  /** Such as `Today` or `Next week`. */
  when: ReactNode;
  /** Such as `Thu 12 Dec`. */
  date: ReactNode;
}

/** One day with its times. Put it in a {@link SlotTimesList}. */
export const SlotTimesRow = ({ when, date, children, ...rest }: SlotTimesRowProps) => (
  <li {...rest}>
    <p>
      <b>{when}</b>
      {date && <span>{date}</span>}
    </p>
    <Times>{children}</Times>
  </li>
);

const timeLook = `
  position: relative;
  display: inline-flex;
  gap: 7px;
  align-items: center;
  justify-content: center;
  min-width: 72px;
  height: 44px;
  padding: 0 12px;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-sm);
  font-size: 0.875rem;
  font-weight: 580;
  font-variant-numeric: tabular-nums;
`;

const Button = styled.button`
  ${timeLook}
  &:hover {
    border-color: var(--color-ink);
  }
  &[data-taken] {
    border-color: var(--color-line);
    color: var(--color-ink-muted);
    text-decoration: line-through;
    cursor: not-allowed;
  }
`;

/** Props of {@link SlotTimeButton}; everything else goes to the `<button>`. */
export interface SlotTimeButtonProps extends ComponentProps<'button'> {
  isTaken?: boolean;
}

/** A time that one can have. */
export const SlotTimeButton = ({ isTaken, ...rest }: SlotTimeButtonProps) => (
  <Button
    type="button"
    data-taken={isTaken ? '' : undefined}
    aria-disabled={isTaken || undefined}
    {...rest}
  />
);

const Choice = styled.label`
  ${timeLook}
  &:hover {
    border-color: var(--color-ink);
  }
  ${choiceLook}
  &:has(:disabled) {
    border-color: var(--color-line);
    color: var(--color-ink-muted);
    text-decoration: line-through;
    cursor: not-allowed;
  }
  small {
    font-size: 0.75rem;
    font-weight: 450;
  }
`;

/** Props of {@link SlotTimeChoice}; everything else goes to the radio button. */
export interface SlotTimeChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  time: ReactNode;
  /** The same time elsewhere. */
  remark?: ReactNode;
}

/** One of several times, of which one is chosen; radio buttons of one name, so arrows work. */
export const SlotTimeChoice = ({ time, remark, checked, ...rest }: SlotTimeChoiceProps) => (
  <Choice>
    <input type="radio" checked={checked} {...rest} />
    {checked && <Check size={16} strokeWidth={1.75} aria-hidden />}
    {time}
    {remark && <small>{remark}</small>}
  </Choice>
);
