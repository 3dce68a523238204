import { isAppError } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { Field, PasswordInput, TextLink, type PasswordInputProps } from '@grow/ui';
import { useState } from 'react';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { newPasswordProblem, PasswordField, problems } from '../../auth';
import { useForm } from '../../form';
import { changePassword, mailNonce } from '../accountActions';
import { useStepUp } from '../useStepUp';
import { CodeStep } from './CodeStep';
import { PanelForm, PanelHead } from './Panel';

type PasswordFormProps = { email: string; onDone: () => void; onCancel: () => void };

/** The service wants to know that the person still reads their mail: the session began long ago. */
const wantsNonce = (error: unknown) => isAppError(error) && error.code === 'reauthentication_needed';

type CurrentPasswordProps = Omit<PasswordInputProps, 'labels'> & { error: string | undefined };

function CurrentPassword({ error, ...input }: CurrentPasswordProps) {
  return (
    <Field
      label={m.security_password_current()}
      aside={
        <TextLink href={fullPath(paths.reset())} linkComponent={AppLink}>
          {m.security_password_forgot()}
        </TextLink>
      }
      error={error}
    >
      <PasswordInput
        labels={{ show: m.password_show(), hide: m.password_hide() }}
        autoComplete="current-password"
        {...input}
      />
    </Field>
  );
}

/** Another password, the current one shown; where the session is old, a code from the mail too. */
export function PasswordForm({ email, onDone, onCancel }: PasswordFormProps) {
  const client = useGrowClient();
  const stepUp = useStepUp();
  const [isCodeMailed, setCodeMailed] = useState(false);
  const form = useForm({
    initial: { current: '', password: '' },
    validate: ({ current, password }) =>
      problems({
        current: current ? undefined : m.security_password_current_missing(),
        password:
          newPasswordProblem(password) ?? (password === current ? m.security_password_same() : undefined),
      }),
    send: async (change) => {
      try {
        await stepUp(() => changePassword(client, email, change));
      } catch (error) {
        if (!wantsNonce(error)) throw error;
        await mailNonce(client);
        return setCodeMailed(true);
      }
      onDone();
    },
  });

  if (isCodeMailed) {
    return (
      <>
        <PanelHead title={m.security_nonce_title()}>{m.security_nonce_detail({ email })}</PanelHead>
        <CodeStep
          label={m.security_nonce_label()}
          help={m.security_nonce_help()}
          onSend={(nonce) => stepUp(() => changePassword(client, email, { ...form.values, nonce }))}
          onDone={onDone}
          onResend={() => mailNonce(client)}
          onCancel={onCancel}
        />
      </>
    );
  }
  const isWrong = isAppError(form.failure) && form.failure.code === 'password_wrong';
  return (
    <PanelForm
      action={m.security_password_save()}
      busyAction={m.new_password_busy()}
      isBusy={form.isBusy}
      failure={isWrong ? undefined : form.failure}
      onSubmit={form.handleSubmit}
      onCancel={onCancel}
    >
      {/* Password managers look for whom the password is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <CurrentPassword
        {...form.text('current')}
        error={form.errors.current ?? (isWrong ? m.security_password_wrong() : undefined)}
      />
      <PasswordField {...form.text('password')} error={form.errors.password} isNew isReplacing />
    </PanelForm>
  );
}
