import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { useMeasuredWidth } from '../GrowthLine/useMeasuredWidth';
import { media } from '../tokens';

const height = 58;
const top = 16;
/** Below this width in px, only halves of days and short names have room. */
const narrowBelow = 480;
/** px that the name of a day takes, with a gap after it, long and short. */
const nameWidths = { long: 36, short: 24 };
/** px that the name of the grace takes. */
const graceWidth = 56;

const Frame = styled.div`
  min-width: 0;
  min-height: ${height}px;
  svg {
    display: block;
    max-width: 100%;
    overflow: visible;
  }
  rect {
    fill: var(--color-edge);
  }
  rect[data-tick='past'],
  rect[data-tick='due'] {
    fill: var(--color-ink);
  }
  rect[data-tick='grace'] {
    fill: var(--color-caution);
    opacity: 0.75;
  }
  rect[data-tick='now'] {
    fill: var(--color-accent);
  }
  text {
    font: 500 12px var(--font-body);
    fill: var(--color-ink-muted);
  }
  text[data-text='today'] {
    font-weight: 680;
    fill: var(--color-accent-text);
  }
  text[data-text='grace'] {
    fill: var(--color-caution);
  }
  text[data-text='due'] {
    font-weight: 640;
    fill: var(--color-ink);
  }
  ${media.short} {
    min-height: 0;
  }
`;

/** A tick, at a share of the ruler's length. */
export interface WeekRulerTick {
  at: number;
  kind: 'day' | 'quarter';
  /** Noon and midnight: phones show no others. */
  isHalf: boolean;
  isPast: boolean;
  isGrace: boolean;
}

/** Props of {@link WeekRuler}; everything else goes to the `<svg>`. Places are shares of its length, 0 to 1. */
export interface WeekRulerProps extends SVGAttributes<SVGSVGElement> {
  /** Says the drawing in words. */
  label: string;
  ticks: readonly WeekRulerTick[];
  /** Where days begin, with their names, long and short. */
  days: readonly { at: number; name: string; short: string; isToday: boolean }[];
  due: number;
  /** Where it was due before an extension. */
  formerDue?: number | undefined;
  /** Undefined outside of it. */
  now?: number | undefined;
  labels: { due: string; grace: string };
}

const kindOf = ({ isPast, isGrace }: WeekRulerTick) => (isGrace ? 'grace' : isPast ? 'past' : 'next');

/** A week in quarters of days, with its due time, the grace after it, and now. */
export const WeekRuler = (props: WeekRulerProps) => {
  const { label, ticks, days, due, formerDue, now, labels, ...rest } = props;
  const [frame, width] = useMeasuredWidth();
  if (!width) return <Frame ref={frame} />;
  const isNarrow = width < narrowBelow;
  const xOf = (at: number) => Math.round(at * (width - 3));
  const dueX = xOf(due);
  const isGraceTight = width - dueX < graceWidth;
  const graceX = isGraceTight ? width - graceWidth : dueX;
  const named = days.filter(
    ({ at }) => due >= 1 || graceX - xOf(at) >= nameWidths[isNarrow ? 'short' : 'long'],
  );
  return (
    <Frame ref={frame}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        {...rest}
      >
        {ticks
          .filter(({ isHalf }) => isHalf || !isNarrow)
          .map((tick) => (
            <rect
              key={tick.at}
              data-tick={kindOf(tick)}
              x={xOf(tick.at)}
              y={top}
              width="1.5"
              height={tick.kind === 'day' ? 14 : 7}
            />
          ))}
        {formerDue !== undefined && (
          <rect data-tick="former" x={xOf(formerDue)} y={top - 6} width="1.5" height="22" />
        )}
        <rect data-tick="due" x={dueX} y={top - 10} width="2" height="26" />
        {now !== undefined && <rect data-tick="now" x={xOf(now)} y={top - 2} width="3" height="18" />}
        <text data-text="due" x={dueX - 6} y={top - 2} textAnchor="end">
          {labels.due}
        </text>
        {named.map(({ at, name, short, isToday }) => (
          <text key={at} data-text={isToday ? 'today' : 'day'} x={xOf(at)} y={top + 32}>
            {isNarrow ? short : name}
          </text>
        ))}
        {due < 1 && (
          <text
            data-text="grace"
            x={isGraceTight ? width : dueX}
            y={top + 32}
            textAnchor={isGraceTight ? 'end' : 'start'}
          >
            {labels.grace}
          </text>
        )}
      </svg>
    </Frame>
  );
};
