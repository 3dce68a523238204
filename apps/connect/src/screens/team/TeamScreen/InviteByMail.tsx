import { isAppError } from '@grow/core';
import { teamLimits } from '@grow/core/team';
import { typedLength } from '@grow/core/text';
import { Field, Input, Textarea } from '@grow/ui';
import type { Form } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import type { InviteValues } from './inviteForm';

/** Whether whoever has the address is invited already. */
export const isAskedAlready = (failure: unknown): boolean =>
  isAppError(failure) && failure.code === 'already_asked';

/** An invitation to whoever has an address, here already or not. */
export function InviteByMail({ form }: { form: Form<InviteValues> }) {
  const isAsked = isAskedAlready(form.failure);
  return (
    <>
      <Field
        label={m.email()}
        help={m.team_invite_mail_help()}
        error={form.errors.email ?? (isAsked ? m.team_invite_mail_asked() : undefined)}
      >
        <Input
          {...form.text('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label={m.ask_message()}
        aside={m.ask_message_count({ count: typedLength(form.values.message), max: teamLimits.message })}
        error={form.errors.message}
      >
        <Textarea {...form.text('message')} dir="auto" />
      </Field>
    </>
  );
}
