export { CriteriaTable } from './CriteriaTable';
export type { CriteriaTableProps } from './CriteriaTable';
export type { Anchors, CriteriaLabels, Criterion } from './criteriaTypes';
