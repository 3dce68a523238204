import { Field, PasswordInput, type PasswordInputProps } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { MIN_PASSWORD_LENGTH } from '../validate';

type PasswordFieldProps = Omit<PasswordInputProps, 'labels'> & {
  error?: string | undefined;
  /** A password to be set, in place of one to log in with. */
  isNew?: boolean;
  /** It replaces another one. */
  isReplacing?: boolean;
};

/** A password, with an eye to check it. */
export function PasswordField({ error, isNew = false, isReplacing = false, ...input }: PasswordFieldProps) {
  return (
    <Field
      label={isReplacing ? m.password_new() : m.password()}
      help={isNew ? m.password_help({ count: MIN_PASSWORD_LENGTH }) : undefined}
      error={error}
    >
      <PasswordInput
        labels={{ show: m.password_show(), hide: m.password_hide() }}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...input}
      />
    </Field>
  );
}
