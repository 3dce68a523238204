import { useId } from 'react';
import { styled } from 'styled-components';
import { choiceLook } from '../theme/choiceLook';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 6px;
`;

const Day = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  height: 44px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sm);
  font-size: 0.875rem;
  font-weight: 580;
  &:hover {
    border-color: var(--color-edge);
  }
  ${choiceLook}
`;

/** Props of {@link WeekdayChoice}. */
export interface WeekdayChoiceProps {
  /** Seven, from Monday: what stands there, and what it is called. */
  days: readonly { short: string; name: string }[];
  /** 1 is Monday. */
  value: number;
  onChange: (weekday: number) => void;
}

/** One day of the week. Put it in a `FieldGroup`. */
export const WeekdayChoice = ({ days, value, onChange }: WeekdayChoiceProps) => {
  const group = useId();
  return (
    <Root>
      {days.map(({ short, name }, index) => (
        <Day key={name}>
          <input
            type="radio"
            name={group}
            value={index + 1}
            checked={value === index + 1}
            aria-label={name}
            onChange={() => onChange(index + 1)}
          />
          {short}
        </Day>
      ))}
    </Root>
  );
};
