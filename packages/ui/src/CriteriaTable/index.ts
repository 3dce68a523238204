export { CriteriaTable } from './CriteriaTable';
export type { Anchors, CriteriaLabels, CriteriaTableProps, Criterion } from './CriteriaTable';
