export { draftKey, keepDraft, readDraft, type Kept } from './draftStore';
export { editsOf, typedSince, type FormValues } from './edits';
export { useDraft } from './useDraft';
export { useKeptDraft } from './useKeptDraft';
