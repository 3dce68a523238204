import { useState } from 'react';
import type { ReactNode, TableHTMLAttributes } from 'react';
import type { CriteriaLabels, Criterion } from './criteriaTypes';
import { CriterionRow } from './CriterionRow';
import { Root } from './CriteriaTable.styles';
import { StepBars } from './StepBars';
import { WeightSum } from './WeightSum';

/** Props of {@link CriteriaTable}; everything else goes to the `<table>`. */
export interface CriteriaTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Says what the rows are; read aloud, not shown. */
  caption: string;
  criteria: readonly Criterion[];
  /** A weight that was stepped by 5; without it the table only shows. */
  onWeight?: ((key: string, weight: number) => void) | undefined;
  /** Which criteria are open at first where there is no room for a table: the first one, or none. */
  startsOpen?: boolean;
  /** What the weights come to, such as "100 % together". Told when it changes. */
  sum: ReactNode;
  labels: CriteriaLabels;
}

/** Criteria with weight and five anchored steps: from 62em a table, below it a disclosure for each with the weight beside it. */
export const CriteriaTable = (props: CriteriaTableProps) => {
  const { caption, criteria, onWeight, startsOpen = true, sum, labels, ...rest } = props;
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(startsOpen ? criteria.slice(0, 1).map(({ key }) => key) : []),
  );
  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  const hasActions = criteria.some(({ actions }) => Boolean(actions));
  const weights = criteria.map(({ weight }) => weight);
  return (
    <div>
      <Root role="table" data-fixed={onWeight ? undefined : ''} {...rest}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" data-name="">
              {labels.criterion}
            </th>
            <th role="columnheader" scope="col" data-weight="">
              {labels.weight}
            </th>
            {[1, 2, 3, 4, 5].map((step) => (
              <th role="columnheader" scope="col" key={step} data-step="">
                <span data-said="">{labels.step(step)}</span>
                <span aria-hidden>
                  <StepBars step={step} />
                  <b>{step}</b>
                </span>
              </th>
            ))}
            {hasActions && (
              <th role="columnheader" scope="col" data-actions="">
                <span data-said="">{labels.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {criteria.map((criterion) => (
            <CriterionRow
              key={criterion.key}
              criterion={criterion}
              isOpen={open.has(criterion.key)}
              onToggle={() => toggle(criterion.key)}
              onWeight={onWeight && ((weight) => onWeight(criterion.key, weight))}
              hasActions={hasActions}
              labels={labels}
            />
          ))}
        </tbody>
      </Root>
      <WeightSum weights={weights} sum={weights.reduce((total, weight) => total + weight, 0)}>
        {sum}
      </WeightSum>
    </div>
  );
};
