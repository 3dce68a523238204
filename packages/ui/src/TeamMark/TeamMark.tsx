import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { drawTeamMark } from '../geometry/teamMark';

/** Edges of a mark in px: in a line of text, in a table, in a list, on a card, on the team's own page. */
export const teamMarkSizes = [20, 28, 40, 52, 84, 112] as const;
/** An edge of a mark in px. */
export type TeamMarkSize = (typeof teamMarkSizes)[number];

const Square = styled.svg`
  border-radius: 11%;
  overflow: hidden;
  background: var(--ground);
  fill: var(--ground);
  [data-figure] {
    fill: var(--figure);
  }
  &[data-size='84'],
  &[data-size='112'] {
    border-radius: 6%;
  }
`;

/** Props of {@link TeamMark}; everything else goes to the `<svg>`. */
export interface TeamMarkProps extends SVGAttributes<SVGSVGElement> {
  /** The team's name; the same name gives the same mark. */
  name: string;
  size?: TeamMarkSize;
}

/** A team's mark: eleven growth rings that follow from its name. Decoration beside the written name. */
export const TeamMark = ({ name, size = 52, ...rest }: TeamMarkProps) => {
  const { ink, x, y, discs } = drawTeamMark(name);
  return (
    <Square
      viewBox="0 0 64 64"
      width={size}
      height={size}
      data-size={size}
      data-ink={ink}
      aria-hidden
      {...rest}
    >
      {discs.map(({ radius, isFigure }) => (
        <circle key={radius} data-figure={isFigure ? '' : undefined} cx={x} cy={y} r={radius} />
      ))}
    </Square>
  );
};
