export { useDraftedForm } from './useDraftedForm';
export { useForm } from './useForm';
export type { FieldErrors, Form } from './useForm';
