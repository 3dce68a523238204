export { draftKey, keepDraft, readDraft, type Kept } from './draftStore';
export { changedValues, editsOf, typedSince, type FormValues } from './edits';
export { useDraft } from './useDraft';
export { useKeptDraft } from './useKeptDraft';
