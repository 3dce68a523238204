import { dayX } from '../geometry/chart';

/** How a test can stand: it held, it failed, it runs, or nobody can say. Shape first, colour second. */
export const laneStates = ['held', 'failed', 'open', 'unclear'] as const;
/** How a mark stands. */
export type LaneState = (typeof laneStates)[number];

/** A test on its day, 0 to 77. */
export interface LaneMark {
  key: string;
  day: number;
  state: LaneState;
  /** The one that is open below. */
  isCurrent?: boolean;
}

const shapes: Record<LaneState, { x: number; y: number; width: number; height: number }> = {
  held: { x: -4.5, y: -4.5, width: 9, height: 9 },
  failed: { x: -4.5, y: 1.5, width: 9, height: 3 },
  open: { x: -4, y: -4, width: 8, height: 8 },
  unclear: { x: -4, y: -4, width: 8, height: 8 },
};

/** The mark of one state, round the point where it stands. */
export const LaneShape = ({ state }: { state: LaneState }) => <rect data-lane={state} {...shapes[state]} />;

/** Several on one day stand beside each other. */
const DAY_SHIFT = 5;

/** What happened on which day, on a line of its own below the axis. */
export const Lane = ({ marks, label }: { marks: readonly LaneMark[]; label: string }) => {
  const before = (index: number) =>
    marks.slice(0, index).filter(({ day }) => day === marks[index]?.day).length;
  return (
    <g transform="translate(0 42)">
      <line data-grid="" x2="100%" y1="100%" y2="100%" />
      <text x="-8" y="100%" dy="4" textAnchor="end">
        {label}
      </text>
      {marks.map(({ key, day, state, isCurrent }, index) => (
        <svg key={key} x={`${dayX(day)}%`} y="100%" overflow="visible">
          <g transform={`translate(${before(index) * DAY_SHIFT} 0)`}>
            {isCurrent && <rect data-lane="current" x="-9" y="-9" width="18" height="18" />}
            <LaneShape state={state} />
          </g>
        </svg>
      ))}
    </g>
  );
};
