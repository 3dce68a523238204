export { Checklist } from './Checklist';
export type { ChecklistItem, ChecklistProps } from './Checklist';
