export { Field, FieldGroup } from './Field';
export type { FieldGroupProps, FieldProps } from './Field';
export { useFieldControl } from './FieldContext';
