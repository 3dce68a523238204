import { useId } from 'react';
import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { round2 } from '../geometry/contours';

const WIDTH = 178;
const HEIGHT = 22;
const MIDDLE = HEIGHT / 2;
const steps = [1, 2, 3, 4, 5] as const;

const Drawing = styled.svg`
  max-width: 100%;
  overflow: visible;
  [data-part='tick'] {
    fill: var(--color-edge);
  }
  [data-part='range'],
  [data-part='juror'] {
    fill: var(--color-ink-muted);
  }
  [data-part='together'] {
    fill: var(--color-ink);
  }
  [data-part='frame'] {
    stroke: var(--color-caution);
  }
  pattern rect {
    fill: var(--color-caution);
  }
`;

/** Where a score from 1 to 5 stands, in px of the drawing; others stand at its ends. */
const spreadX = (score: number): number =>
  round2(4 + ((Math.min(Math.max(score, 1), 5) - 1) / 4) * (WIDTH - 8));

/** Props of {@link Spread}; everything else goes to the `<svg>`. */
export interface SpreadProps extends SVGAttributes<SVGSVGElement> {
  /** What each juror gave, 1 to 5. */
  jurors: readonly number[];
  /** What it comes to; undefined before there is anything. */
  together: number | undefined;
  /** They are so far apart that somebody should look: a striped box instead of a line. Say it in words beside it, too. */
  isApart?: boolean | undefined;
  /** All of it in words, such as "Jurors gave 4.4, 4.5 and 4.7, together 4.58". */
  label: string;
}

/** Where the jurors stand on a ruler from 1 to 5: each a short mark, together a long one, the range between them. 178 × 22 px. */
export const Spread = ({ jurors, together, isApart = false, label, ...rest }: SpreadProps) => {
  const stripes = useId();
  const ends = jurors.length > 0 ? [Math.min(...jurors), Math.max(...jurors)].map(spreadX) : [];
  const [from = 0, until = 0] = ends;
  const box = { x: from, y: MIDDLE - 4.5, width: until - from, height: 9 };
  return (
    <Drawing
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      {...rest}
    >
      {steps.map((step) => (
        <rect key={step} data-part="tick" x={spreadX(step) - 0.5} y={MIDDLE - 3} width="1" height="6" />
      ))}
      {isApart && ends.length > 0 && (
        <>
          <pattern
            id={stripes}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="2" height="5" />
          </pattern>
          <rect {...box} fill={`url(#${stripes})`} />
          <rect data-part="frame" {...box} fill="none" />
        </>
      )}
      {!isApart && ends.length > 0 && (
        <rect data-part="range" x={from} y={MIDDLE - 1} width={until - from} height="2" />
      )}
      {jurors.map((score, index) => (
        <rect key={index} data-part="juror" x={spreadX(score) - 2} y={MIDDLE - 4} width="4" height="8" />
      ))}
      {together !== undefined && (
        <rect data-part="together" x={spreadX(together) - 1.5} y="1" width="3" height={HEIGHT - 2} />
      )}
    </Drawing>
  );
};
