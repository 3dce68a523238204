import { Button, Dialog, type ButtonVariant } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormBody, useFormFrame, type FramedForm, type FrameWords } from './FormBody';

const Above = styled.div`
  margin-bottom: 20px;
`;

const Content = styled.div`
  margin-bottom: 12px;
`;

type FormDialogProps<Values extends object, Result> = FrameWords &
  FramedForm<Values, Result> & {
    /** The button that changes nothing. */
    keep: string;
    variant?: ButtonVariant;
    /** Another key is another form in the same dialog. */
    formKey?: string;
    /** Stands above the form and stays where another one takes its place, such as what chooses between them. */
    above?: ReactNode;
  };

/**
 * A dialog with one form, which is there only while the dialog is open. It stays mounted while it is closed, so that the
 * focus finds its way back.
 */
export function FormDialog<Values extends object, Result>(props: FormDialogProps<Values, Result>) {
  const { isOpen, title, keep, action, busy, variant = 'primary', formKey, above, ...form } = props;
  const frame = useFormFrame(form.onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={frame.close}
      title={title}
      actions={
        <>
          <Button onClick={frame.close}>{keep}</Button>
          <Button {...frame.submit} variant={variant} busyLabel={busy}>
            {action}
          </Button>
        </>
      }
    >
      {above && <Above>{above}</Above>}
      <Content>
        <FormBody key={formKey} {...form} {...frame.body} />
      </Content>
    </Dialog>
  );
}
