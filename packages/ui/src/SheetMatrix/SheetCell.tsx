import { Check, Hand, Plus, X } from 'lucide-react';
import { css, styled } from 'styled-components';
import type { SheetCellState } from './sheetCells';

/** How the states look at 28 px in the matrix, and smaller in its legend. */
export const cellLook = css`
  &[data-cell='judges'] {
    background: var(--color-ink);
    color: var(--color-canvas);
    forced-color-adjust: none;
  }
  &[data-cell='rests']::before,
  &[data-cell='bridge']::before {
    content: '';
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: var(--color-edge);
    forced-color-adjust: none;
  }
  &[data-cell='conflict'] {
    border: 1px solid var(--color-critical);
    color: var(--color-critical);
  }
  &[data-cell='steppedBack'] {
    border: 1px dashed var(--color-edge);
  }
  &[data-cell='nobody'] {
    border: 1.5px solid var(--color-caution);
    color: var(--color-caution);
  }
  &[data-cell='bridge'] {
    border: 1.5px solid var(--color-ink);
  }
  &[data-cell='bridge']::before {
    width: 8px;
    height: 8px;
    background: var(--color-ink);
  }
`;

const Box = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: var(--radius-xs);
  ${cellLook}
`;

const icons = { judges: Check, conflict: X, steppedBack: Hand, nobody: Plus } as const;
const hasIcon = (state: SheetCellState): state is keyof typeof icons => state in icons;

/** A state as a square of 28 px. Decoration beside its words. */
export const SheetCell = ({ state }: { state: SheetCellState }) => {
  const Icon = hasIcon(state) ? icons[state] : undefined;
  return (
    <Box data-cell={state} aria-hidden>
      {Icon && <Icon size={16} strokeWidth={1.75} />}
    </Box>
  );
};
