export { draftKey, keepDraft, readDraft, type DraftStorage, type Kept } from './draftStore';
export { editsOf, typedSince, type FormValues } from './edits';
export { useDraft } from './useDraft';
export { useKeptDraft } from './useKeptDraft';
