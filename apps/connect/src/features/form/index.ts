export { FormDialog, type FormDraft } from './components/FormDialog';
export { useDraftedForm } from './useDraftedForm';
export { useFormDraft } from './useFormDraft';
export { useForm } from './useForm';
export type { FieldErrors, Form } from './useForm';
