import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from '../../failure';
import { useForm, type FieldErrors, type Form } from '../useForm';

const Fields = styled.form`
  display: grid;
  gap: 20px;
`;

/** Where what is typed and not sent is kept; keeping what a form begins with forgets it. */
export type FormDraft<Values> = {
  read: (initial: Values) => Values;
  keep: (values: Values, initial: Values) => void;
};

/** One form of a dialog or a drawer. */
export type FramedForm<Values extends object, Result> = {
  /** What the form holds when it opens. */
  initial: Values;
  validate?: (values: Values) => FieldErrors<Values>;
  /**
   * Sends what is typed, and gets what the form held when it opened; what it throws is shown, and what was typed stays.
   */
  send: (values: Values, initial: Values) => Promise<Result>;
  /** What the form holds once it was sent; without it the frame closes then. */
  next?: (result: Result) => Partial<Values>;
  draft?: FormDraft<Values>;
  onClose: () => void;
  /** The fields, under each other. */
  children: ReactNode | ((form: Form<Values>) => ReactNode);
  /** A failure that a field tells is not told twice. */
  isShownByField?: (failure: unknown) => boolean;
};

/** What a dialog and a drawer with a form say. */
export type FrameWords = {
  isOpen: boolean;
  title: ReactNode;
  /** The button that sends the form, and what it says meanwhile. */
  action: string;
  busy: string;
};

const nothingWrong = () => ({});

type FormBodyProps<Values extends object, Result> = FramedForm<Values, Result> & {
  id: string;
  onBusy: (isBusy: boolean) => void;
};

/** The fields of a frame and what became of them. */
export function FormBody<Values extends object, Result>(props: FormBodyProps<Values, Result>) {
  const { id, onBusy, validate = nothingWrong, send, next, draft, onClose, children, isShownByField } = props;
  const [initial] = useState(props.initial);
  const form: Form<Values> = useForm<Values, Result>({
    initial: draft ? draft.read(initial) : initial,
    validate,
    send: (values) => send(values, initial),
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
      <FormFailure failure={isShownByField?.(failure) ? undefined : failure} />
    </Fields>
  );
}

/** What a frame knows of its form: it stays open while the form is sending, because what that ends with is told there. */
export function useFormFrame(onClose: () => void) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    if (!isBusy) onClose();
  };
  return { close, submit: { type: 'submit', form: id, isBusy } as const, body: { id, onBusy: setBusy } };
}
