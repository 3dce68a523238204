import { useLocale } from '@grow/shell';
import { Field, FieldGrid, Input, TextLink } from '@grow/ui';
import { useState } from 'react';
import {
  EmailField,
  EntranceForm,
  EntranceLayout,
  EntranceLead,
  PasswordField,
  emailProblem,
  newPasswordProblem,
  problems,
  returnAddress,
  useGate,
} from '../../../features/auth';
import { FormFailure, useLockout } from '../../../shared/failure';
import { MailSent } from '../../../features/code';
import { useForm } from '../../../shared/form';
import { AppLink, useNext, useTypedEmail } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

/** The account step of signing up: name, e-mail and password. The rest is asked after the first login. */
export function SignupScreen() {
  const gate = useGate();
  const { locale } = useLocale();
  const { next } = useNext();
  const [typedEmail, keepEmail] = useTypedEmail();
  const [sentAt, setSentAt] = useState<number>();
  const form = useForm({
    initial: { firstName: '', lastName: '', email: typedEmail, password: '' },
    validate: (values) =>
      problems({
        firstName: values.firstName.trim() ? undefined : m.field_required_first_name(),
        lastName: values.lastName.trim() ? undefined : m.field_required_last_name(),
        email: emailProblem(values.email),
        password: newPasswordProblem(values.password),
      }),
    send: async ({ firstName, lastName, email, password }) => {
      keepEmail(email);
      const { client, signUp } = await gate();
      await signUp(client, {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        password,
        locale,
        returnTo: returnAddress(next),
      });
      setSentAt(Date.now());
    },
  });
  const { left } = useLockout(form.failure);
  const email = form.values.email.trim();

  if (sentAt !== undefined) {
    const resend = async () => {
      const { client, resendConfirmation } = await gate();
      await resendConfirmation(client, { email, returnTo: returnAddress(next) });
    };
    const back = () => {
      setSentAt(undefined);
    };
    const redeem = async (code: string) => {
      const { client, redeemCode } = await gate();
      await redeemCode(client, { email, code, type: 'email' });
    };
    return (
      <MailSent
        message={m.mail_sent_signup({ email })}
        sentAt={sentAt}
        onCode={redeem}
        onResend={resend}
        onChangeAddress={back}
      />
    );
  }
  return (
    <EntranceLayout
      title={m.signup_title()}
      lead={<EntranceLead next={next} otherwise={m.signup_lead()} />}
      aside={
        <p>
          {m.signup_have_account()}{' '}
          <TextLink href={fullPath(paths.login({ next }))} linkComponent={AppLink}>
            {m.signup_login()}
          </TextLink>
          .
        </p>
      }
    >
      <EntranceForm
        action={m.signup_action()}
        busyAction={m.signup_busy()}
        isBusy={form.isBusy}
        isLocked={left > 0}
        onSubmit={form.handleSubmit}
      >
        <FieldGrid>
          <Field label={m.first_name()} error={form.errors.firstName}>
            <Input {...form.text('firstName')} autoComplete="given-name" />
          </Field>
          <Field label={m.last_name()} error={form.errors.lastName}>
            <Input {...form.text('lastName')} autoComplete="family-name" />
          </Field>
        </FieldGrid>
        <EmailField {...form.text('email')} error={form.errors.email} />
        <PasswordField {...form.text('password')} error={form.errors.password} isNew />
        <FormFailure failure={form.failure} />
      </EntranceForm>
    </EntranceLayout>
  );
}
