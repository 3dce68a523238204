import { isAppError, type AppErrorCode } from '@grow/core';
import { accountRepository } from '@grow/core/account';
import { useGrowClient } from '@grow/shell';
import { Field, Input, PasswordInput } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { problems } from '../../auth';
import { useForm } from '../../../shared/form';
import { PanelForm, useStepUp } from '../../security';
import { useAfterAccountDeleted } from '../useAfterAccountDeleted';

type DeleteFormProps = {
  email: string;
  /** Something came in the way meanwhile. */
  onObstacle: () => void;
  onCancel: () => void;
};

const codeOf = (failure: unknown): AppErrorCode | undefined =>
  isAppError(failure) ? failure.code : undefined;

/** What is wrong with the proof, in words for the password's field. */
function proofProblem(failure: unknown): string | undefined {
  const code = codeOf(failure);
  if (code === 'invalid_credentials') return m.privacy_leave_password_wrong();
  return code === 'reauthentication_needed' ? m.privacy_leave_fresh() : undefined;
}

const isSame = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();

/** The last step: the address typed out, and a proof that it is oneself. */
export function DeleteForm({ email, onObstacle, onCancel }: DeleteFormProps) {
  const { supabase } = useGrowClient();
  const stepUp = useStepUp();
  const afterDeleted = useAfterAccountDeleted();
  const form = useForm({
    initial: { email: '', password: '' },
    validate: (typed) =>
      problems({ email: isSame(typed.email, email) ? undefined : m.privacy_leave_type_wrong({ email }) }),
    send: async ({ password }) => {
      try {
        await stepUp(() => accountRepository(supabase).deleteAccount(password ? { password } : {}));
      } catch (error) {
        const code = codeOf(error);
        if (code === 'last_orga' || code === 'conflict') onObstacle();
        throw error;
      }
      await afterDeleted();
    },
  });
  const problem = proofProblem(form.failure);
  return (
    <PanelForm
      isDanger
      action={m.privacy_leave_action()}
      busyAction={m.privacy_leave_busy()}
      isBusy={form.isBusy}
      failure={problem ? undefined : form.failure}
      onSubmit={form.handleSubmit}
      onCancel={onCancel}
      cancel={m.privacy_leave_keep()}
    >
      <Field
        label={m.privacy_leave_type()}
        help={m.privacy_leave_type_help({ email })}
        error={form.errors.email}
      >
        <Input
          {...form.text('email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={m.privacy_leave_password()} help={m.privacy_leave_password_help()} error={problem}>
        <PasswordInput
          {...form.text('password')}
          labels={{ show: m.password_show(), hide: m.password_hide() }}
          autoComplete="current-password"
        />
      </Field>
    </PanelForm>
  );
}
