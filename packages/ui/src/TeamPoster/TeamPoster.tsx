import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { layoutTeamPoster } from '../geometry/teamPoster';

/** Boxes that a team's poster is drawn for: beside words, as a square, and across a phone. */
export const teamPosterShapes = ['wide', 'square', 'banner'] as const;
/** A box of a team's poster. */
export type TeamPosterShape = (typeof teamPosterShapes)[number];

const boxes: Record<TeamPosterShape, readonly [number, number]> = {
  wide: [640, 420],
  square: [480, 480],
  banner: [640, 320],
};

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: hidden;
  background: var(--ground);
  border-radius: var(--radius-sm);
  fill: var(--figure);
`;

/** Props of {@link TeamPoster}; everything else goes to the `<svg>`. */
export interface TeamPosterProps extends SVGAttributes<SVGSVGElement> {
  /** The team's name; the same name gives the same poster, and the rings of its mark. */
  name: string;
  shape?: TeamPosterShape;
}

/** A team's poster: the rings of its mark below the ruler of 77 days. The same in both themes. Decoration. */
export const TeamPoster = ({ name, shape = 'wide', ...rest }: TeamPosterProps) => {
  const box = boxes[shape];
  const { ink, path } = layoutTeamPoster(name, ...box);
  return (
    <Drawing viewBox={`0 0 ${box.join(' ')}`} aria-hidden data-ink={ink} {...rest}>
      <path fillRule="evenodd" d={path} />
    </Drawing>
  );
};
