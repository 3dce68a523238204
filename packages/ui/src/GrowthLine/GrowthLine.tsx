import type { HTMLAttributes } from 'react';
import { Frame } from './GrowthLine.styles';
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
  const { label, day, states, shares, verbs, size, gate, isAnimated, startsOn, initialWidth, ...rest } =
    props;
  const content = { label, day, states, shares, verbs, size, gate, isAnimated, startsOn };
  const [frame, measured] = useMeasuredWidth();
  const width = measured ?? initialWidth;
  return (
    <Frame ref={frame} {...rest}>
      {width && <GrowthLineDrawing {...content} drawnWidth={width} />}
    </Frame>
  );
};
