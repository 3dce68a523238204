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
        {isText ? `${figure} on ${ground}` : <span aria-hidden>■ ▬ ●</span>}
      </span>
      <small style={isText ? figureStyle : { color: `var(${colorVariable('ink')})` }}>
        {isText ? words : `${figure} on ${ground} ${words}`}
      </small>
    </Cell>
  );
};
