import type { HTMLAttributes } from 'react';
import { Frame, Ranges } from './GrowthLine.styles';
import { GrowthLineDrawing } from './GrowthLineDrawing';
import type { GrowthLineContent } from './GrowthLineDrawing';
import { useMeasuredWidth } from './useMeasuredWidth';

/** Props of {@link GrowthLine}; everything else goes to the root. */
export interface GrowthLineProps extends GrowthLineContent, HTMLAttributes<HTMLDivElement> {
  /** px to draw for until the container is measured, for a server that knows its width. */
  initialWidth?: number;
}

/** The season as a word that grows, over the full width of its container; drawn anew when that changes, never scaled. */
export const GrowthLine = (props: GrowthLineProps) => {
  const { label, day, states, verbs, size, isAnimated, startsOn, initialWidth, ...rest } = props;
  const content = { label, day, states, verbs, size, isAnimated, startsOn };
  const [frame, measured] = useMeasuredWidth();
  const width = measured ?? initialWidth;
  return (
    <Frame ref={frame} {...rest}>
      {width && <GrowthLineDrawing {...content} drawnWidth={width} />}
    </Frame>
  );
};

/** Ranges of widths with the drawing that is at home in each, in px. */
const ranges = { phone: 350, tablet: 760, laptop: 1000, desktop: 1320 } as const;

/** Props of {@link StaticGrowthLine}; everything else goes to the root. */
export interface StaticGrowthLineProps extends GrowthLineContent, HTMLAttributes<HTMLDivElement> {}

/** The growth line of a prerendered page: one drawing per range of widths, of which the stylesheet shows one. */
export const StaticGrowthLine = (props: StaticGrowthLineProps) => {
  const { label, day, states, verbs, size, isAnimated, startsOn, ...rest } = props;
  const content = { label, day, states, verbs, size, isAnimated, startsOn };
  return (
    <Ranges {...rest}>
      {Object.entries(ranges).map(([range, width]) => (
        <GrowthLineDrawing key={range} data-range={range} {...content} drawnWidth={width} />
      ))}
    </Ranges>
  );
};
