import { isAppError } from '@grow/core';
import { Field, PasswordInput, TextLink, type PasswordInputProps } from '@grow/ui';
import { useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { newPasswordProblem, PasswordField, problems } from '../../auth';
import { useForm } from '../../../shared/form';
import { wantsNonce } from '../nonceActions';
import { useNonceMail } from '../useNonceMail';
import { useSecurityMutations } from '../useSecurity';
import { useStepUp } from '../useStepUp';
import { NonceStep } from './NonceStep';
import { PanelForm } from './Panel';

type PasswordFormProps = { email: string; onDone: () => void; onCancel: () => void };

const codeOf = (error: unknown) => (isAppError(error) ? error.code : undefined);

/** Refusals that another code does not help against: the passwords themselves are refused. */
const aboutPasswords = new Set<unknown>([
  'same_password',
  'weak_password',
  'password_wrong',
  'invalid_value',
]);

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
  const { changePassword, setPassword } = useSecurityMutations();
  const changing = useProductMutation(changePassword);
  const setting = useProductMutation(setPassword);
  const stepUp = useStepUp();
  const mail = useNonceMail();
  /** Whether the code is asked for; undefined before it ever was. */
  const [isAsked, setAsked] = useState<boolean>();
  /** A code that was taken although the password was not: it counts for the next one. */
  const [nonce, setNonce] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();

  const askForCode = async () => {
    setNonce(undefined);
    await mail();
    setAsked(true);
  };
  const form = useForm({
    initial: { current: '', password: '' },
    validate: ({ current, password }) =>
      problems({
        current: current ? undefined : m.security_password_current_missing(),
        password:
          newPasswordProblem(password) ?? (password === current ? m.security_password_same() : undefined),
      }),
    send: async (change) => {
      setRefusal(undefined);
      try {
        await stepUp(() => changing.send({ ...change, email, nonce }));
      } catch (error) {
        if (!wantsNonce(error)) throw error;
        return askForCode();
      }
      onDone();
    },
  });
  const sendWithCode = async (code: string) => {
    try {
      await stepUp(() => setting.send({ ...form.values, nonce: code }));
    } catch (error) {
      if (aboutPasswords.has(codeOf(error))) {
        setNonce(code);
        setRefusal(error);
        setAsked(false);
      }
      throw error;
    }
  };

  if (isAsked) {
    return <NonceStep onSend={sendWithCode} onDone={onDone} onBack={() => setAsked(false)} />;
  }
  const failure = form.failure ?? refusal;
  const isWrong = codeOf(failure) === 'password_wrong';
  return (
    <PanelForm
      action={m.security_password_save()}
      busyAction={m.new_password_busy()}
      isBusy={form.isBusy}
      failure={isWrong ? undefined : failure}
      onSubmit={form.handleSubmit}
      onCancel={onCancel}
      hasFocus={isAsked === false}
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
