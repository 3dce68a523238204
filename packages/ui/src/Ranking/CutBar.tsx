import { styled } from 'styled-components';
import { layers, media } from '../tokens';
import { room } from './rankingRoom';
import { CutStepper } from './CutStepper';
import type { CutLabels } from './rankingTypes';

const Bar = styled.div`
  position: sticky;
  bottom: 16px;
  z-index: ${layers.actionBar};
  margin-top: 16px;
  padding: 10px;
  background: var(--color-raised);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-md);
  box-shadow: var(--shadow-float);
  ${media.short} {
    position: static;
  }
  ${room.two} {
    display: none;
  }
`;

interface CutBarProps {
  cut: number;
  count: number;
  onCutChange: (cut: number) => void;
  labels: CutLabels;
}

/** The line where one list has room: a bar at the lower edge. */
export const CutBar = ({ labels, ...line }: CutBarProps) => (
  <Bar data-bottom-bar="">
    <CutStepper {...line} figure={labels.long} detail={labels.neighbours} labels={labels} />
  </Bar>
);
