import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';

/** What is wrong with which field, in words; a field without an entry is right. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string };

type TextControl = {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
};

export type Form<Values> = {
  readonly values: Values;
  readonly errors: FieldErrors<Values>;
  readonly isBusy: boolean;
  /** What the last attempt ended with, or undefined. */
  readonly failure: unknown;
  set: (changes: Partial<Values>) => void;
  /** Props of a text control. */
  text: (name: keyof Values & string) => TextControl;
  /** Checks, puts focus on the first wrong field, or sends. */
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

type Options<Values, Result> = {
  initial: Values;
  validate: (values: Values) => FieldErrors<Values>;
  /** Sends the values; what it throws becomes `failure` and the values stay. */
  send: (values: Values) => Promise<Result>;
  /** Goes on from there. */
  onSent?: (result: Result) => void;
  /** Whether the screen goes once it was sent: the form stays busy until then, so that a late second click sends nothing. */
  leavesWhenSent?: boolean;
};

function focusFirstWrong(form: HTMLFormElement): void {
  // After React has drawn the marks.
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** The state of one form. Fields are checked when it is sent; a wrong one is checked again as it changes. */
export function useForm<Values extends object, Result = void>({
  initial,
  validate,
  send,
  onSent,
  leavesWhenSent = false,
}: Options<Values, Result>): Form<Values> {
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const sending = useRef(false);
  const errors = isChecked ? validate(values) : {};

  const set = (changes: Partial<Values>) => setValues((current) => ({ ...current, ...changes }));

  return {
    values,
    errors,
    isBusy,
    failure,
    set,
    text: (name) => ({
      name,
      value: String(values[name as keyof Values] ?? ''),
      onChange: (event) => {
        const { value } = event.target;
        setValues((current) => ({ ...current, [name]: value }));
      },
    }),
    handleSubmit(event) {
      event.preventDefault();
      setChecked(true);
      if (Object.keys(validate(values)).length > 0) return focusFirstWrong(event.currentTarget);
      if (sending.current) return;
      const end = () => {
        sending.current = false;
        setBusy(false);
      };
      sending.current = true;
      setBusy(true);
      setFailure(undefined);
      send(values).then(
        (result) => {
          onSent?.(result);
          if (leavesWhenSent) return;
          // What comes next in the same form is not wrong before anybody has tried.
          setChecked(false);
          end();
        },
        (error: unknown) => {
          setFailure(error);
          end();
        },
      );
    },
  };
}
