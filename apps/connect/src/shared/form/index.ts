export { Picker, type PickerOption } from './components/Picker';
export { FormDialog } from './components/FormDialog';
export type { FormDraft } from './components/FormBody';
export { FormDrawer } from './components/FormDrawer';
export { useDraftedForm } from './useDraftedForm';
export { useFormDraft } from './useFormDraft';
export { useForm } from './useForm';
export type { FieldErrors, Form } from './useForm';
