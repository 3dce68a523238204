import { Legend } from './WeekMatrix.styles';
import { matrixBarStates, type MatrixLabels } from './weekMatrixTypes';
import { WeekBar } from './WeekBar';

interface MatrixLegendProps {
  labels: Pick<MatrixLabels, 'states' | 'late' | 'extended'>;
  stripes: string;
}

/** What the shapes mean. */
export const MatrixLegend = ({ labels, stripes }: MatrixLegendProps) => (
  <Legend>
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
  </Legend>
);
