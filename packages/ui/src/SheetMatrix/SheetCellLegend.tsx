import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Legend } from '../Chart/Chart.styles';
import { cellLook } from './SheetCell';
import { sheetCellStates, type SheetCellState, type SheetCellWords } from './sheetCells';

const List = styled(Legend)`
  margin-top: 0;
`;

const Small = styled.i`
  position: relative;
  display: grid;
  place-items: center;
  width: 12px;
  height: 12px;
  border-radius: 2px;
  ${cellLook}
  &&[data-cell='bridge']::before {
    width: 4px;
    height: 4px;
  }
  &&[data-cell='conflict'] {
    border: 0;
  }
  &[data-cell='conflict']::before,
  &[data-cell='conflict']::after {
    content: '';
    position: absolute;
    width: 14px;
    height: 1.5px;
    background: currentColor;
    transform: rotate(45deg);
  }
  &[data-cell='conflict']::after {
    transform: rotate(-45deg);
  }
`;

/** Props of {@link SheetCellLegend}; everything else goes to the `<ul>`. */
export interface SheetCellLegendProps extends HTMLAttributes<HTMLUListElement> {
  words: SheetCellWords;
  /** Which states are named; all unless said. */
  states?: readonly SheetCellState[];
}

/** What the shapes of {@link SheetMatrix} and {@link StageCoverage} mean. */
export const SheetCellLegend = ({ words, states = sheetCellStates, ...rest }: SheetCellLegendProps) => (
  <List {...rest}>
    {states.map((state) => (
      <li key={state}>
        <Small data-cell={state} aria-hidden />
        {words[state]}
      </li>
    ))}
  </List>
);
