import { typedLength } from '@grow/core/text';
import { Field, Input, type InputProps } from '@grow/ui';
import { m } from '../../../paraglide/messages';

/** The longest name that a list shows without breaking, in characters. */
const MAX_NAME = 60;

/** What is wrong with a name, in words, or undefined. */
export function nameProblem(name: string): string | undefined {
  const length = typedLength(name);
  if (length === 0) return m.security_name_missing();
  return length > MAX_NAME ? m.security_name_long({ max: MAX_NAME }) : undefined;
}

/** What its owner calls a factor or a key. */
export function NameField({ error, ...input }: InputProps & { error: string | undefined }) {
  return (
    <Field label={m.security_name()} help={m.security_name_help()} error={error}>
      <Input autoComplete="off" {...input} />
    </Field>
  );
}
