import { useLayoutEffect, useRef, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { useTheme } from '../theme';
import { colorVariable } from '../theme/theme';
import type { ColorRole } from '../tokens';
import { contrast } from './contrast';

const Cell = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 8px;
  min-width: 0;
  padding: 10px 12px;
  font-variant-numeric: tabular-nums;
  small {
    font-size: 0.8125rem;
    white-space: nowrap;
  }
`;

/** A square, a bar and a dot: letters would come from a system font. */
const Shapes = () => (
  <svg aria-hidden width="48" height="12" fill="currentColor">
    <rect width="12" height="12" />
    <rect x="18" y="4" width="12" height="4" />
    <circle cx="42" cy="6" r="6" />
  </svg>
);

/** Props of {@link MeasuredPair}. */
export interface MeasuredPairProps extends HTMLAttributes<HTMLDivElement> {
  figure: ColorRole;
  ground: ColorRole;
  /** The ratio that it has to reach: 4.5 for text, 3 for what is only seen. */
  atLeast: number;
}

/** A colour on its ground, with the contrast that the browser really paints. */
export const MeasuredPair = ({ figure, ground, atLeast, ...rest }: MeasuredPairProps) => {
  const cell = useRef<HTMLDivElement>(null);
  const swatch = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number>();
  const [theme] = useTheme();
  useLayoutEffect(() => {
    if (!cell.current || !swatch.current) return;
    const painted = getComputedStyle(swatch.current).color;
    setRatio(contrast(painted, getComputedStyle(cell.current).backgroundColor));
  }, [figure, ground, theme]);
  const isText = atLeast >= 4.5;
  const isEnough = ratio !== undefined && ratio >= atLeast;
  const words = `${ratio?.toFixed(1) ?? ''} ${isEnough ? 'passes' : 'fails'}`;
  const groundStyle = { background: `var(${colorVariable(ground)})` };
  const figureStyle = { color: `var(${colorVariable(figure)})` };
  return (
    <Cell ref={cell} data-result={isEnough ? 'passes' : 'fails'} style={groundStyle} {...rest}>
      <span ref={swatch} style={figureStyle}>
        {isText ? `${figure} on ${ground}` : <Shapes />}
      </span>
      <small style={isText ? figureStyle : { color: `var(${colorVariable('ink')})` }}>
        {isText ? words : `${figure} on ${ground} ${words}`}
      </small>
    </Cell>
  );
};
