import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { round2 } from '../geometry/contours';
import { visuallyHidden } from '../theme/typeStyles';

const Root = styled.div`
  font-size: 0.875rem;
  line-height: 1.4;
  li,
  p {
    display: grid;
    grid-template-columns: minmax(0, 7.5rem) minmax(0, 1fr) 3.25rem;
    gap: 12px;
    align-items: center;
  }
  li {
    padding: 8px 0;
    border-bottom: 1px solid var(--color-line);
  }
  li > span:first-child {
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  b {
    text-align: right;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  small {
    ${visuallyHidden}
  }
  p {
    padding-top: 6px;
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  p > span {
    grid-column: 2;
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    gap: 6px;
  }
  p i {
    font-style: normal;
  }
  p i:last-child {
    text-align: right;
  }
`;

const Bar = styled.span`
  position: relative;
  height: 12px;
  &::before {
    content: '';
    position: absolute;
    inset: -9px auto -9px 50%;
    width: 1px;
    background: var(--color-edge);
  }
  i {
    position: absolute;
    inset: 0 auto 0 50%;
    width: calc(var(--share) * 50%);
    background: var(--color-ink);
    forced-color-adjust: none;
  }
  i[data-side='severe'] {
    inset: 0 50% 0 auto;
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--color-ink);
  }
`;

/** A juror of {@link SeverityBars}. */
export interface SeverityItem {
  key: string;
  name: ReactNode;
  /** How much they give more than others, in steps of the scale; below 0 they are severe. */
  value: number;
  /** The same with its sign, such as "−0.62". */
  figure: ReactNode;
}

/** Props of {@link SeverityBars}; everything else goes to the root. */
export interface SeverityBarsProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the list. */
  label: string;
  items: readonly SeverityItem[];
  /** What the ends of the axis stand for; the largest value unless said. */
  limit?: number;
  labels: { severe: string; lenient: string; zero: string };
}

/** How strict each juror is around 0: severe is an outline to the left, lenient solid to the right, and always a signed number. */
export const SeverityBars = ({ label, items, limit, labels, ...rest }: SeverityBarsProps) => {
  const end = limit ?? Math.max(...items.map(({ value }) => Math.abs(value)), Number.EPSILON);
  const shareOf = (value: number) => round2(Math.min(Math.abs(value) / end, 1));
  return (
    <Root {...rest}>
      <ul aria-label={label}>
        {items.map(({ key, name, value, figure }) => (
          <li key={key}>
            <span>{name}</span>
            <Bar aria-hidden>
              {value !== 0 && (
                <i
                  data-side={value < 0 ? 'severe' : 'lenient'}
                  style={{ '--share': shareOf(value) } as object}
                />
              )}
            </Bar>
            <b>
              {value !== 0 && <small>{value < 0 ? labels.severe : labels.lenient} </small>}
              {figure}
            </b>
          </li>
        ))}
      </ul>
      <p aria-hidden>
        <span>
          <i>{labels.severe}</i>
          <i>{labels.zero}</i>
          <i>{labels.lenient}</i>
        </span>
      </p>
    </Root>
  );
};
