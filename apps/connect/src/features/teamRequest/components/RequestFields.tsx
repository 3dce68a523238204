import { typedLength } from '@grow/core/text';
import { teamLimits } from '@grow/core/team';
import { Field, Select, Text, Textarea } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import type { FieldErrors, Form } from '../../../shared/form';
import { tooManyCharacters, type RequestDraft } from '../requestDraft';

/** A role that can be chosen; the label may name its skills. */
export type RoleChoice = { readonly id: string; readonly label: string };

/** What is wrong with what is typed, in words. Nothing is cut off in silence. */
export function requestErrors({ message }: RequestDraft): FieldErrors<RequestDraft> {
  const over = tooManyCharacters(message);
  return over > 0 ? { message: m.ask_message_long({ over }) } : {};
}

type RequestFieldsProps = {
  form: Form<RequestDraft>;
  roles: readonly RoleChoice[];
  words: { readonly detail: string; readonly messageHelp: string; readonly role: string };
};

/** A message, and the role it is about. */
export function RequestFields({ form, roles, words }: RequestFieldsProps) {
  const count = typedLength(form.values.message);
  return (
    <>
      <Text step="ui" tone="muted">
        {words.detail}
      </Text>
      <Field
        label={m.ask_message()}
        help={words.messageHelp}
        error={form.errors.message}
        aside={m.ask_message_count({ count, max: teamLimits.message })}
      >
        <Textarea {...form.text('message')} dir="auto" />
      </Field>
      {roles.length > 0 && (
        <Field label={words.role}>
          <Select {...form.text('roleId')}>
            <option value="">{m.ask_role_any()}</option>
            {roles.map((role) => (
              <option key={role.id} value={role.id}>
                {role.label}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}
