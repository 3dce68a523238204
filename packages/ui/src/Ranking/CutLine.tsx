import { GripVertical } from 'lucide-react';
import { styled } from 'styled-components';
import { layers } from '../tokens';
import { room } from './rankingRoom';
import { rowHeight, type CutLabels } from './rankingTypes';
import { useCutLine } from './useCutLine';

const Line = styled.div`
  position: absolute;
  inset: var(--top) 0 auto;
  z-index: 2;
  height: 2px;
  margin-top: -1px;
  background: var(--color-accent);
  forced-color-adjust: none;
  pointer-events: none;
  ${room.one} {
    display: none;
  }
`;

const Handle = styled.span`
  position: absolute;
  right: 0;
  top: -11px;
  z-index: ${layers.stickyBar};
  display: inline-flex;
  gap: 4px;
  align-items: center;
  height: 24px;
  padding: 0 10px 0 6px;
  border-radius: var(--radius-xs);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-size: 0.8125rem;
  font-weight: 680;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  forced-color-adjust: none;
  pointer-events: auto;
  user-select: none;
  &[role='slider'] {
    cursor: ns-resize;
    touch-action: none;
  }
  /* 44 px under a finger. */
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -10px 0;
    }
  }
`;

interface CutLineProps {
  cut: number;
  count: number;
  shown: number;
  onCutChange: ((cut: number) => void) | undefined;
  labels: CutLabels;
}

const FixedHandle = ({ labels }: Pick<CutLineProps, 'labels'>) => <Handle>{labels.short}</Handle>;

const SliderHandle = (props: Omit<CutLineProps, 'onCutChange'> & { onCutChange: (cut: number) => void }) => {
  const { cut, count, labels } = props;
  return (
    <Handle
      role="slider"
      tabIndex={0}
      aria-label={labels.line}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={cut}
      aria-valuetext={labels.value}
      {...useCutLine(props)}
    >
      <GripVertical size={18} strokeWidth={1.75} aria-hidden />
      {labels.short}
    </Handle>
  );
};

/** The line across both lists, with its handle at the right; where one list has room the rows draw it. */
export const CutLine = ({ onCutChange, ...props }: CutLineProps) => (
  <Line style={{ '--top': `${Math.min(props.cut, props.shown) * rowHeight}px` }}>
    {onCutChange ? (
      <SliderHandle {...props} onCutChange={onCutChange} />
    ) : (
      <FixedHandle labels={props.labels} />
    )}
  </Line>
);
