import { Field, Input, type InputProps } from '@grow/ui';
import { m } from '../../../paraglide/messages';

/** The e-mail address of a login. */
export function EmailField({ error, ...input }: InputProps & { error?: string | undefined }) {
  return (
    <Field label={m.email()} error={error}>
      <Input
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
    </Field>
  );
}
