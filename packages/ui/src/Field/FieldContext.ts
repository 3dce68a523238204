import { createContext, useContext } from 'react';

/** What a field tells the control inside it. */
export interface FieldControl {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** Attributes that tie a control to its field's label, help and error; none outside a field. */
export const useFieldControl = () => {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy && { 'aria-describedby': field.describedBy }),
    ...(field.isInvalid && { 'aria-invalid': true as const }),
  };
};
