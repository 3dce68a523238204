import { siteConfig } from '@grow/shell';
import { Button, TextLink } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  EmailField,
  EntranceForm,
  EntranceLayout,
  FormFailure,
  MailSent,
  PasswordField,
  emailProblem,
  problems,
  returnAddress,
  useGate,
} from '../../features/auth';
import { useForm } from '../../features/form';
import { AppLink, useNext, useTypedEmail } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 16px;
  font-size: 0.9375rem;
`;

/** Logging in with a password. */
export function PasswordLogin() {
  const gate = useGate();
  const { next } = useNext();
  const [typedEmail, keepEmail] = useTypedEmail();
  const [isResending, setResending] = useState(false);
  const form = useForm({
    initial: { email: typedEmail, password: '' },
    validate: ({ email, password }) =>
      problems({ email: emailProblem(email), password: password ? undefined : m.field_required_password() }),
    // The guard around this screen goes on as soon as the session stands.
    send: async ({ email, password }) => {
      keepEmail(email);
      const { client, logIn } = await gate();
      await logIn(client, { email: email.trim(), password });
    },
  });
  const email = form.values.email.trim();

  if (isResending) {
    const resend = async () => {
      const { client, resendConfirmation } = await gate();
      await resendConfirmation(client, { email, returnTo: returnAddress(next) });
    };
    const back = () => {
      setResending(false);
    };
    return (
      <MailSent
        message={m.mail_sent_signup({ email })}
        isJustSent={false}
        onResend={resend}
        onChangeAddress={back}
      />
    );
  }

  const season = siteConfig.seasonLabel;
  return (
    <EntranceLayout
      title={m.login_title()}
      lead={next ? m.login_return_note() : m.login_lead()}
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
        action={m.login_action()}
        busyAction={m.login_busy()}
        isBusy={form.isBusy}
        onSubmit={form.handleSubmit}
      >
        <EmailField {...form.text('email')} error={form.errors.email} onBlur={() => keepEmail(email)} />
        <PasswordField {...form.text('password')} error={form.errors.password} />
        <FormFailure failure={form.failure}>
          {(code) =>
            code === 'email_not_confirmed' && (
              <Button variant="ghost" size="xs" onClick={() => setResending(true)}>
                {m.mail_resend()}
              </Button>
            )
          }
        </FormFailure>
        <Ways>
          <TextLink href={fullPath(paths.magicLink({ next }))} linkComponent={AppLink}>
            {m.login_by_mail()}
          </TextLink>
          <TextLink href={fullPath(paths.reset({ next }))} linkComponent={AppLink}>
            {m.login_forgot()}
          </TextLink>
        </Ways>
      </EntranceForm>
    </EntranceLayout>
  );
}
