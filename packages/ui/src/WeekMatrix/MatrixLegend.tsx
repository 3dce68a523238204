import { KeyHints } from '../Review';
import { Legend, Shapes } from './WeekMatrix.styles';
import { matrixBarStates, type MatrixLabels } from './weekMatrixTypes';
import { WeekBar } from './WeekBar';

interface MatrixLegendProps {
  labels: Pick<MatrixLabels, 'states' | 'late' | 'extended' | 'keys'>;
  stripes: string;
}

/** What the shapes mean, and which keys act. */
export const MatrixLegend = ({ labels, stripes }: MatrixLegendProps) => (
  <Legend>
    <Shapes>
      {matrixBarStates.map(
        (state) =>
          state !== 'next' && (
            <li key={state}>
              <WeekBar week={1} state={state} share={0.5} stripes={stripes} />
              {labels.states[state]}
            </li>
          ),
      )}
      <li>
        <WeekBar week={1} state="next" isLate stripes={stripes} />
        {labels.late}
      </li>
      <li>
        <WeekBar week={1} state="next" isExtended stripes={stripes} />
        {labels.extended}
      </li>
    </Shapes>
    <KeyHints hints={labels.keys} />
  </Legend>
);
