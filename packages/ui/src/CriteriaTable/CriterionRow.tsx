import { ChevronDown, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CriteriaLabels, Criterion } from './criteriaTypes';

const STEP = 5;
/** In percent. A criterion that counts nothing is removed instead. */
const limits = { min: 5, max: 100 } as const;

/** The next multiple of 5 below or above; undefined where a weight ends. */
export function weightAfter(weight: number, direction: -1 | 1): number | undefined {
  const next = direction > 0 ? (Math.floor(weight / STEP) + 1) * STEP : (Math.ceil(weight / STEP) - 1) * STEP;
  return next < limits.min || next > limits.max ? undefined : next;
}

interface WeightButtonProps {
  label: string;
  /** Undefined where a weight ends: the button keeps the focus and does nothing. */
  next: number | undefined;
  onWeight: (weight: number) => void;
  children: ReactNode;
}

const WeightButton = ({ label, next, onWeight, children }: WeightButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={next === undefined ? true : undefined}
    onClick={() => next !== undefined && onWeight(next)}
  >
    {children}
  </button>
);

interface CriterionRowProps {
  criterion: Criterion;
  isOpen: boolean;
  onToggle: () => void;
  onWeight: ((weight: number) => void) | undefined;
  hasActions: boolean;
  labels: CriteriaLabels;
}

/** A criterion in one row; below 62em its line opens question and steps. */
export const CriterionRow = (props: CriterionRowProps) => {
  const { criterion, isOpen, onToggle, onWeight, hasActions, labels } = props;
  const { name, question, weight, anchors, actions } = criterion;
  return (
    <tr role="row" data-open={isOpen ? '' : undefined} data-acts={actions ? '' : undefined}>
      <th role="rowheader" scope="row" data-name="">
        <b>{name}</b>
        <small>{question}</small>
        <button
          type="button"
          data-toggle=""
          aria-expanded={isOpen}
          aria-label={labels.steps(name)}
          onClick={onToggle}
        >
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </th>
      <td role="cell" data-weight="">
        <span>
          {onWeight && (
            <WeightButton label={labels.less(name)} next={weightAfter(weight, -1)} onWeight={onWeight}>
              <Minus size={16} strokeWidth={1.75} aria-hidden />
            </WeightButton>
          )}
          <b>{labels.percent(weight)}</b>
          {onWeight && (
            <WeightButton label={labels.more(name)} next={weightAfter(weight, 1)} onWeight={onWeight}>
              <Plus size={16} strokeWidth={1.75} aria-hidden />
            </WeightButton>
          )}
        </span>
      </td>
      {anchors.map((anchor, index) => (
        <td role="cell" key={index} data-step="">
          <b aria-hidden>{index + 1}</b>
          {anchor}
        </td>
      ))}
      {hasActions && (
        <td role="cell" data-actions="">
          {actions}
        </td>
      )}
    </tr>
  );
};
