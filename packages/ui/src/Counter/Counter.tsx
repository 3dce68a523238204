import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { GaugeDrawing } from '../Gauge/GaugeDrawing';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

/** Counters beside each other between hairlines, two in a row below 62em; name it by `aria-label`. */
export const CounterList = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-block: 1px solid var(--color-line);
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Root = styled.button`
  --gap: 14px;
  position: relative;
  display: grid;
  gap: 3px;
  align-content: start;
  min-width: 0;
  min-height: 44px;
  padding: 16px var(--gap) 16px 0;
  text-align: left;
  & > span {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
    overflow-wrap: anywhere;
  }
  & > small {
    font-size: 0.8125rem;
    line-height: 1.35;
    color: var(--color-ink-muted);
  }
  & > span[data-figure] {
    min-width: 0;
    display: flex;
    gap: 14px;
    align-items: center;
  }
  b {
    ${typeStyles.figure}
    color: var(--color-ink);
    overflow-wrap: anywhere;
  }
  svg {
    display: none;
    flex: 0 1 112px;
    min-width: 0;
  }
  &:hover > :first-child,
  &[aria-pressed='true'] > :first-child {
    color: var(--color-ink);
  }
  &[aria-pressed='true'] > :first-child {
    font-weight: 640;
  }
  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset: auto var(--gap) -1px 0;
    height: 3px;
    background: var(--color-accent);
    forced-color-adjust: none;
  }
  &:nth-child(even) {
    padding-left: var(--gap);
    border-left: 1px solid var(--color-line);
  }
  &:nth-child(even)::after {
    left: var(--gap);
  }
  ${media.belowLg} {
    &:nth-child(n + 3) {
      border-top: 1px solid var(--color-line);
    }
  }
  ${media.lg} {
    --gap: 20px;
    padding-block: 18px 20px;
    & + & {
      padding-left: var(--gap);
      border-left: 1px solid var(--color-line);
    }
    & + &::after {
      left: var(--gap);
    }
    svg {
      display: block;
    }
  }
`;

/** Props of {@link Counter}; everything else goes to the `<button>`. */
export interface CounterProps extends Omit<ComponentProps<'button'>, 'value'> {
  label: ReactNode;
  /** The value in words, such as "1,284". */
  figure: ReactNode;
  /** One comparison in words, such as "median 19, own goal 50". */
  comparison: ReactNode;
  value: number;
  /** Of all teams: a notch in the gauge; without it there is none. */
  median?: number | undefined;
  /** Whether it is the one that is shown in detail. */
  isPressed: boolean;
}

/** A number that can be looked at in detail: figure, gauge from 62em, one comparison. Put it in a {@link CounterList}. */
export const Counter = (props: CounterProps) => {
  const { label, figure, comparison, value, median, isPressed, ...rest } = props;
  return (
    <Root type="button" aria-pressed={isPressed} {...rest}>
      <span>{label}</span>
      <span data-figure="">
        <b>{figure}</b>
        <GaugeDrawing value={value} notch={median} />
      </span>
      <small>{comparison}</small>
    </Root>
  );
};
