import { isAppError, teamLimits, type Team } from '@grow/core';
import { Field, Input, Textarea, useToast } from '@grow/ui';
import { emailProblem, problems } from '../../features/auth';
import { DialogForm, useTeamDeeds, type FormDialogInside } from '../../features/team';
import { useDraftedForm } from '../../features/form';
import { m } from '../../paraglide/messages';

const counted = (text: string) => [...text.trim()].length;

/** An invitation to whoever has an address, here already or not. */
export function InviteByMail({ team, id, onBusy }: { team: Team } & FormDialogInside) {
  const toast = useToast();
  const { inviteByEmail } = useTeamDeeds();
  const form = useDraftedForm({
    name: `invite-mail-${team.id}`,
    stored: { email: '', message: '' },
    validate: ({ email, message }) => {
      const over = counted(message) - teamLimits.message;
      return problems({
        email: email.trim() ? emailProblem(email) : m.team_invite_mail_missing(),
        message: over > 0 ? m.ask_message_long({ over }) : undefined,
      });
    },
    send: async ({ email, message }) => {
      onBusy(true);
      try {
        await inviteByEmail(team.id, email, message);
      } finally {
        onBusy(false);
      }
      toast.show({
        status: 'success',
        title: m.invite_sent({ name: email.trim() }),
        description: m.team_invite_mail_sent(),
      });
      form.set({ email: '', message: '' });
    },
  });
  const { failure } = form;
  const isAsked = isAppError(failure) && failure.code === 'already_asked';
  return (
    <DialogForm id={id} form={form} isToldByField={isAsked}>
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
        aside={m.ask_message_count({ count: counted(form.values.message), max: teamLimits.message })}
        error={form.errors.message}
      >
        <Textarea {...form.text('message')} dir="auto" />
      </Field>
    </DialogForm>
  );
}
