import type { ChangeEvent, ClipboardEvent, ComponentProps, CSSProperties, ReactNode } from 'react';
import { Field, useFieldControl } from '../Field';
import { Box, Control, Ruler } from './CodeField.styles';
import { pastedCode, typedCode } from './codeText';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'>;

interface CodeProps {
  /** The digits written so far. */
  value: string;
  /** Told the digits after every change; whatever else was typed is left out. */
  onChange: (code: string) => void;
  /** Told once when a change has made the code complete: send it then. */
  onComplete?: (code: string) => void;
  /** How many digits a code has. */
  length?: number;
}

/** Props of {@link CodeField}; everything else goes to the `<input>`. */
export interface CodeFieldProps extends CodeProps, InputProps {
  label: ReactNode;
  /** A hint below the control. */
  help?: ReactNode;
  /** Replaces the help: one sentence that says how to fix it. */
  error?: ReactNode;
  /** Shown right of the label. */
  aside?: ReactNode;
}

const CodeControl = ({ value, onChange, onComplete, length = 6, ...rest }: CodeProps & InputProps) => {
  const take = (code: string) => {
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => take(typedCode(event.target.value, length));
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = pastedCode(event.clipboardData.getData('text'), length);
    if (code === undefined || rest.readOnly || rest.disabled) return;
    event.preventDefault();
    take(code);
  };
  const digits: CSSProperties & Record<`--${string}`, number> = { '--digits': length };
  return (
    <Box style={digits}>
      <Control
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...useFieldControl()}
        {...rest}
        type="text"
        value={value}
        onChange={handleChange}
        onPaste={handlePaste}
      />
      <Ruler aria-hidden>
        {Array.from({ length }, (_, index) => (
          <i
            key={index}
            data-written={index < value.length ? '' : undefined}
            data-next={index === value.length ? '' : undefined}
          />
        ))}
      </Ruler>
    </Box>
  );
};

/**
 * A one-time code of six digits, from an app, a message or a mail: typed, filled in by the phone, or pasted with
 * whatever stands around it.
 */
export const CodeField = ({ label, help, error, aside, ...control }: CodeFieldProps) => (
  <Field label={label} help={help} error={error} aside={aside}>
    <CodeControl {...control} />
  </Field>
);
