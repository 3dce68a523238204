import { Button, Dialog, type ButtonVariant } from '@grow/ui';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from '../../auth';
import { useForm, type FieldErrors, type Form } from '../useForm';

const Above = styled.div`
  margin-bottom: 20px;
`;

const Fields = styled.form`
  display: grid;
  gap: 20px;
  margin-bottom: 12px;
`;

/** Where what is typed and not sent is kept; keeping what a form begins with forgets it. */
export type FormDraft<Values> = {
  read: (initial: Values) => Values;
  keep: (values: Values, initial: Values) => void;
};

type BodyProps<Values extends object, Result> = {
  /** What the form holds when the dialog opens. */
  initial: Values;
  validate?: (values: Values) => FieldErrors<Values>;
  /** Sends what is typed; what it throws is shown, and what was typed stays. */
  send: (values: Values) => Promise<Result>;
  /** What the form holds once it was sent; without it the dialog closes then. */
  next?: (result: Result) => Partial<Values>;
  draft?: FormDraft<Values>;
  onClose: () => void;
  /** The fields, under each other. */
  children: ReactNode | ((form: Form<Values>) => ReactNode);
  /** A failure that a field tells is not told twice. */
  isToldByField?: (failure: unknown) => boolean;
};

type FormDialogProps<Values extends object, Result> = BodyProps<Values, Result> & {
  isOpen: boolean;
  title: ReactNode;
  /** The button that changes nothing. */
  keep: string;
  /** The button that sends the form, and what it says meanwhile. */
  action: string;
  busy: string;
  variant?: ButtonVariant;
  /** Another key is another form in the same dialog. */
  formKey?: string;
  /** Stands above the form and stays where another one takes its place, such as what chooses between them. */
  above?: ReactNode;
};

const nothingWrong = () => ({});

type InnerProps<Values extends object, Result> = BodyProps<Values, Result> & {
  id: string;
  onBusy: (isBusy: boolean) => void;
};

function Body<Values extends object, Result>(props: InnerProps<Values, Result>) {
  const { id, onBusy, validate = nothingWrong, send, next, draft, onClose, children, isToldByField } = props;
  const [initial] = useState(props.initial);
  const form: Form<Values> = useForm<Values, Result>({
    initial: draft ? draft.read(initial) : initial,
    validate,
    send,
    onSent: (result) => {
      draft?.keep(initial, initial);
      if (next) form.set(next(result));
      else onClose();
    },
    leavesWhenSent: !next,
  });
  const { values, failure, isBusy } = form;
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
  // Only when something was typed: a dialog that closes by its address is drawn once more after it was sent.
  const keepTyped = useEffectEvent((typed: Values) => draft?.keep(typed, initial));
  useEffect(() => keepTyped(values), [values]);
  return (
    <Fields id={id} noValidate onSubmit={form.handleSubmit}>
      {typeof children === 'function' ? children(form) : children}
      <FormFailure failure={isToldByField?.(failure) ? undefined : failure} />
    </Fields>
  );
}

/**
 * A dialog with one form, which is there only while the dialog is open. It stays open while the form is sending: what that ends
 * with has to be told here. It stays mounted while it is closed, so that the focus finds its way back.
 */
export function FormDialog<Values extends object, Result>(props: FormDialogProps<Values, Result>) {
  const { isOpen, title, keep, action, busy, variant = 'primary', formKey, above, ...body } = props;
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const handleClose = () => {
    if (!isBusy) body.onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={title}
      actions={
        <>
          <Button onClick={handleClose}>{keep}</Button>
          <Button type="submit" form={id} variant={variant} isBusy={isBusy} busyLabel={busy}>
            {action}
          </Button>
        </>
      }
    >
      {above && <Above>{above}</Above>}
      <Body key={formKey} {...body} id={id} onBusy={setBusy} />
    </Dialog>
  );
}
