import { useId } from 'react';
import type { WeekOutline } from '../geometry/weekShapes';
import type { WeekState } from '../geometry/weekStates';

/** Stripes for what is in review; put it once into a drawing's `<defs>`. `step` in px. */
export const ReviewStripes = ({ id, step }: { id: string; step: number }) => (
  <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width={step / 2} height={step} />
  </pattern>
);

interface WeekShapeProps {
  outline: WeekOutline;
  state: WeekState;
  /** Id of the drawing's {@link ReviewStripes}. */
  stripes: string;
  /** How much of an open week is done, 0 to 1; 1 fills it. */
  share?: number | undefined;
}

/** The lower part of a shape, and the whole of it as a line. */
const PartlyFilled = ({ outline, state, share }: Omit<WeekShapeProps, 'stripes'> & { share: number }) => {
  const id = useId();
  const { width, height, fill, line } = outline;
  return (
    <>
      <path data-outline={state} d={line} />
      <clipPath id={id}>
        <rect x="-2" y={height * (1 - share)} width={width + 4} height={height} />
      </clipPath>
      <path data-state={state} clipPath={`url(#${id})`} d={fill} />
    </>
  );
};

/**
 * A week as its letter or bar. Accepted is solid, in review striped, returned filled by half, missed dashed or a stub,
 * open filled to its share, upcoming an outline. Colours come from `weekShapeStyles`.
 */
export const WeekShape = ({ outline, state, stripes, share = 1 }: WeekShapeProps) => {
  const { fill, line, stub } = outline;
  switch (state) {
    case 'next':
      return <path data-state={state} d={line} />;
    case 'review':
      return (
        <>
          <path data-state={state} fill={`url(#${stripes})`} d={fill} />
          <path data-outline={state} d={line} />
        </>
      );
    case 'missed':
      return stub ? <path data-state={state} d={stub} /> : <path data-outline={state} d={line} />;
    case 'returned':
      return <PartlyFilled outline={outline} state={state} share={0.5} />;
    case 'now':
      if (share < 1) return <PartlyFilled outline={outline} state={state} share={share} />;
      return <path data-state={state} d={fill} />;
    case 'accepted':
    case 'done':
      return <path data-state={state} d={fill} />;
  }
};
