import { useSeasonLabel } from '@grow/shell';
import { Button, TextLink, visuallyHidden } from '@grow/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  EmailField,
  EntranceForm,
  EntranceLayout,
  EntranceLead,
  PasswordField,
  emailProblem,
  problems,
  reservedSlug,
  useGate,
} from '../../../features/auth';
import { FormFailure, useLockout } from '../../../shared/failure';
import { useForm } from '../../../shared/form';
import { AppLink, useNext, useTypedEmail } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { lazyPart } from '../../../shared/code';
import { MoreSignIns } from './MoreSignIns';

const ResendConfirmation = lazyPart(async () => (await import('./ResendConfirmation')).ResendConfirmation);

const Forgot = styled.p`
  font-size: 0.9375rem;
`;

const Concealed = styled.input`
  ${visuallyHidden}
`;

/**
 * The address, and on the second step the password for it. Both stand in one form from the beginning, so that a
 * password manager fills both at once; what it filled in is sent with the first click.
 */
export function PasswordLogin({ isAddressDone }: { isAddressDone: boolean }) {
  const gate = useGate();
  const navigate = useNavigate();
  const { next } = useNext();
  const [typedEmail, keepEmail] = useTypedEmail();
  const season = useSeasonLabel();
  const [isResending, setResending] = useState(false);
  const form = useForm({
    initial: { email: typedEmail, password: '' },
    validate: ({ email, password }) =>
      problems({
        email: emailProblem(email),
        password: password || !isAddressDone ? undefined : m.field_required_password(),
      }),
    send: async ({ email, password }) => {
      keepEmail(email);
      if (!isAddressDone) await navigate(paths.login({ with: 'password', next }));
      if (!password) return;
      const { client, logIn } = await gate();
      // The guard around this screen goes on as soon as the session stands.
      await logIn(client, { email: email.trim(), password });
    },
  });
  const { left } = useLockout(form.failure);
  const email = form.values.email.trim();
  const passwordInput = useRef<HTMLInputElement>(null);
  const wasAddressDone = useRef(isAddressDone);
  useEffect(() => {
    if (isAddressDone && !wasAddressDone.current) passwordInput.current?.focus();
    wasAddressDone.current = isAddressDone;
  }, [isAddressDone]);

  if (isResending) {
    return (
      <Suspense>
        <ResendConfirmation email={email} onChangeAddress={() => setResending(false)} />
      </Suspense>
    );
  }

  return (
    <EntranceLayout
      title={reservedSlug(next) ? m.login_for_place() : m.login_title()}
      lead={<EntranceLead next={next} otherwise={next ? m.login_return_note() : m.login_lead()} />}
      aside={
        <p>
          {m.login_new()}{' '}
          <TextLink href={fullPath(paths.signup({ next }))} linkComponent={AppLink}>
            {m.login_register({ season })}
          </TextLink>
          . {m.login_new_detail()}
        </p>
      }
    >
      <EntranceForm
        action={isAddressDone ? m.login_action() : m.login_continue()}
        busyAction={m.login_busy()}
        isBusy={form.isBusy}
        isLocked={left > 0}
        onSubmit={form.handleSubmit}
      >
        <EmailField
          {...form.text('email')}
          error={form.errors.email}
          onInput={(event) => keepEmail(event.currentTarget.value)}
        />
        {isAddressDone ? (
          <PasswordField ref={passwordInput} {...form.text('password')} error={form.errors.password} />
        ) : (
          <Concealed
            type="password"
            autoComplete="current-password"
            tabIndex={-1}
            aria-hidden
            {...form.text('password')}
          />
        )}
        <FormFailure failure={form.failure}>
          {(code) =>
            code === 'email_not_confirmed' && (
              <Button variant="ghost" size="xs" onClick={() => setResending(true)}>
                {m.mail_resend()}
              </Button>
            )
          }
        </FormFailure>
        {isAddressDone && (
          <Forgot>
            <TextLink href={fullPath(paths.reset({ next }))} linkComponent={AppLink}>
              {m.login_forgot()}
            </TextLink>
          </Forgot>
        )}
      </EntranceForm>
      <MoreSignIns isAddressDone={isAddressDone} email={form.values.email} next={next} />
    </EntranceLayout>
  );
}
