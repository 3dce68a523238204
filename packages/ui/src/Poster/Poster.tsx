import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import type { Letter } from '../geometry/letters';
import { layoutPoster, posterRuler } from '../geometry/poster';
import type { PosterKind } from '../geometry/poster';
import type { Ink } from '../tokens';

/** Boxes that posters are drawn for. */
export const posterShapes = ['wide', 'tall', 'square', 'page', 'banner'] as const;
/** A box of a poster. */
export type PosterShape = (typeof posterShapes)[number];

const boxes: Record<PosterShape, readonly [number, number]> = {
  wide: [320, 240],
  tall: [240, 320],
  square: [320, 320],
  page: [760, 900],
  banner: [390, 176],
};

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  background: var(--ground);
  fill: var(--figure);
`;

/** What was drawn already: few letters, kinds and boxes, and a list shows the same ones again and again. */
const drawings = new Map<string, ReturnType<typeof draw>>();

const draw = (letter: Letter, kind: PosterKind, shape: PosterShape) => {
  const { letters, ticks } = layoutPoster(kind, letter, ...boxes[shape]);
  return { viewBox: `0 0 ${boxes[shape].join(' ')}`, letters, ruler: posterRuler(ticks) };
};

const drawnOnce = (letter: Letter, kind: PosterKind, shape: PosterShape) => {
  const key = `${letter} ${kind} ${shape}`;
  const drawing = drawings.get(key) ?? draw(letter, kind, shape);
  drawings.set(key, drawing);
  return drawing;
};

/** Props of {@link Poster}; everything else goes to the `<svg>`. */
export interface PosterProps extends SVGAttributes<SVGSVGElement> {
  /** The week's letter. */
  letter: Letter;
  ink: Ink;
  kind: PosterKind;
  shape?: PosterShape;
}

/** The art of an event without a picture: its week's letter on an ink. The same in both themes. Decoration. */
export const Poster = ({ letter, ink, kind, shape = 'wide', ...rest }: PosterProps) => {
  const { viewBox, letters, ruler } = drawnOnce(letter, kind, shape);
  return (
    <Drawing viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden data-ink={ink} {...rest}>
      {letters.map(({ x, y, path }, index) => (
        <path key={index} transform={`translate(${x} ${y})`} d={path} />
      ))}
      <path d={ruler} />
    </Drawing>
  );
};
