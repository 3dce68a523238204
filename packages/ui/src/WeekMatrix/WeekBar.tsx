import { round2 } from '../geometry/contours';
import type { MatrixBar } from './weekMatrixTypes';

const WIDTH = 26;
const TALLEST = 30;
const GROWTH = 1.11;

/** Height in px of a week's bar; later ones are taller. */
const heightOf = (week: number) => round2(Math.max(7, TALLEST * GROWTH ** (week - 11)));

type WeekBarProps = Omit<MatrixBar, 'label'> & {
  week: number;
  /** Id of the stripes for what is in review. */
  stripes: string;
};

/** A week as its bar. What was handed in and nobody opened stands on the ground as a line in a frame; late is underlined, an extension points on. */
export const WeekBar = ({ week, state, share = 0, isLate, isExtended, stripes }: WeekBarProps) => {
  const height = heightOf(week);
  const top = round2(TALLEST - height);
  const solid = { x: 0, y: top, width: WIDTH, height };
  const frame = { x: 0.5, y: top + 0.5, width: WIDTH - 1, height: height - 1 };
  const filled = (part: number) => ({
    x: 0,
    y: round2(TALLEST - height * part),
    width: WIDTH,
    height: round2(height * part),
  });
  return (
    <svg data-bars="" width={WIDTH} height={TALLEST + 9} viewBox={`0 0 ${WIDTH} ${TALLEST + 9}`} aria-hidden>
      {state === 'accepted' && <rect data-fill="accepted" {...solid} />}
      {state === 'in_review' && <rect fill={`url(#${stripes})`} {...solid} />}
      {(state === 'in_review' || state === 'handed_in') && <rect data-line="accepted" {...frame} />}
      {state === 'handed_in' && (
        <rect data-fill="accepted" x="5" y={TALLEST - height / 2 - 1.25} width={WIDTH - 10} height="2.5" />
      )}
      {state === 'returned' && (
        <>
          <rect data-line="returned" {...frame} />
          <rect data-fill="returned" {...filled(0.5)} />
        </>
      )}
      {state === 'open' && (
        <>
          <rect data-line="open" {...frame} />
          {share > 0 && <rect data-fill="open" {...filled(Math.min(share, 1))} />}
        </>
      )}
      {state === 'missed' && <rect data-fill="missed" x="0" y={TALLEST - 3} width={WIDTH} height="3" />}
      {state === 'next' && <rect data-line="next" {...frame} />}
      {state === 'free' && <rect data-fill="free" x="0" y={TALLEST - 1} width={WIDTH} height="1" />}
      {isLate && <rect data-fill="returned" x="0" y={TALLEST + 4} width={WIDTH} height="2.5" />}
      {isExtended && (
        <path
          data-line="extended"
          transform={`translate(0 ${TALLEST + (isLate ? 0 : 2)})`}
          d={`M.5 1h${WIDTH - 5}l4 3l-4 3h-${WIDTH - 5}z`}
        />
      )}
    </svg>
  );
};
