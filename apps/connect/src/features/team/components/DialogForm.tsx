import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from '../../auth';
import type { Form } from '../../form';

const Fields = styled.form`
  display: grid;
  gap: 20px;
  margin-bottom: 12px;
`;

type DialogFormProps = {
  id: string;
  form: Pick<Form<object>, 'handleSubmit' | 'failure'>;
  /** A failure that a field tells is not told twice. */
  isToldByField?: boolean;
  children: ReactNode;
};

/** Fields under each other, then why the last attempt failed. */
export function DialogForm({ id, form, isToldByField = false, children }: DialogFormProps) {
  return (
    <Fields id={id} noValidate onSubmit={form.handleSubmit}>
      {children}
      <FormFailure failure={isToldByField ? undefined : form.failure} />
    </Fields>
  );
}
