import { Button, CodeField } from '@grow/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { FormFailure, useFailureWords, useLockout, type FailureWords } from '../../../shared/failure';

const DIGITS = 6;

const Root = styled.form`
  display: grid;
  gap: 20px;
`;

export type CodeFormProps = {
  label: string;
  help?: string;
  /** What stands below a refused code; undefined for a failure that is not the code's fault. */
  wrong: (failure: FailureWords) => string | undefined;
  /** Takes the six digits; what it throws is shown and the digits stay. */
  onCode: (code: string) => Promise<void>;
  /** Whether the page is here for the code, so that one can type at once. */
  hasFocus?: boolean;
};

/** Six digits, sent as soon as they are complete. */
export function CodeForm({ label, help, wrong, onCode, hasFocus = true }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const sending = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const words = useFailureWords(failure);
  const { left } = useLockout(failure);

  const refusal = words && wrong(words);
  const missing = DIGITS - code.length;
  const problem = isChecked && missing > 0 ? m.code_incomplete({ missing }) : refusal;

  const send = async (digits: string) => {
    if (sending.current || left > 0) return;
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await onCode(digits);
    } catch (error) {
      setFailure(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const handleChange = (digits: string) => {
    setCode(digits);
    setChecked(false);
    setFailure(undefined);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (missing === 0) void send(code);
    else input.current?.focus();
  };

  const beginHere = useEffectEvent(() => {
    if (hasFocus) input.current?.focus();
  });
  useEffect(() => {
    beginHere();
  }, []);
  // The next digits replace the refused ones, also for whoever types right after the refusal.
  useLayoutEffect(() => {
    if (refusal) input.current?.select();
  }, [refusal, failure]);

  return (
    <Root noValidate method="post" onSubmit={handleSubmit}>
      <CodeField
        ref={input}
        label={label}
        help={help}
        error={problem}
        name="code"
        length={DIGITS}
        value={code}
        readOnly={isBusy}
        onChange={handleChange}
        onComplete={(digits) => void send(digits)}
      />
      <FormFailure failure={refusal ? undefined : failure} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isBusy={isBusy}
        busyLabel={m.code_busy()}
        disabled={left > 0}
      >
        {m.code_action()}
      </Button>
    </Root>
  );
}
