import { Field, Input } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { addressOf, emailProblem, problems } from '../../auth';
import { useForm } from '../../../shared/form';
import { useProductMutation } from '../../../mutation';
import { useSecurityMutations } from '../useSecurity';
import { useStepUp } from '../useStepUp';
import { PanelForm } from './Panel';

type EmailFormProps = {
  current: string;
  /** It has taken the place of what was pressed. */
  hasFocus: boolean;
  onDone: () => void;
  onCancel: () => void;
};

/** Another address; both mailboxes are asked before it counts. */
export function EmailForm({ current, hasFocus, onDone, onCancel }: EmailFormProps) {
  const changing = useProductMutation(useSecurityMutations().changeEmail);
  const stepUp = useStepUp();
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => {
      const isSame = email.trim().toLowerCase() === current.toLowerCase();
      return problems({ email: isSame ? m.security_email_same() : emailProblem(email) });
    },
    send: async ({ email }) => {
      const returnTo = addressOf(paths.profileSecurity());
      await stepUp(() => changing.send({ email: email.trim(), returnTo }));
      onDone();
    },
  });
  return (
    <PanelForm
      action={m.security_email_send()}
      busyAction={m.security_email_sending()}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={form.handleSubmit}
      onCancel={onCancel}
      hasFocus={hasFocus}
    >
      <Field label={m.security_email_new()} help={m.security_email_help()} error={form.errors.email}>
        <Input
          {...form.text('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    </PanelForm>
  );
}
