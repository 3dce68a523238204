export {
  checklistStepFromRow,
  checklistTextLength,
  isChecklistStepLate,
  type ChecklistStep,
} from './ChecklistStep';
export {
  checklistKeys,
  checklistQueries,
  checklistRepository,
  type ChecklistChanges,
  type NewChecklistStep,
} from './checklistRepository';
export {
  checklistMutations,
  type ChecklistChange,
  type ChecklistMove,
  type ChecklistTick,
} from './checklistMutations';
