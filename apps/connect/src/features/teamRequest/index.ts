export { useRequestDeeds } from './useRequestDeeds';
export { useUndoable } from './useUndoable';
