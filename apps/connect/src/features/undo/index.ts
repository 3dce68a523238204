export { useUndoable } from './useUndoable';
