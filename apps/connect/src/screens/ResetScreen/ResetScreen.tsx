import { TextLink } from '@grow/ui';
import { useState } from 'react';
import {
  EmailField,
  EntranceForm,
  EntranceLayout,
  FormFailure,
  MailSent,
  addressOf,
  emailProblem,
  problems,
  useGate,
} from '../../features/auth';
import { useForm } from '../../features/form';
import { AppLink, useNext, useScreenTitle, useTypedEmail } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';

/** Asking for a link that leads to a new password. */
export function ResetScreen() {
  useScreenTitle(m.reset_title());
  const gate = useGate();
  const { next } = useNext();
  const [typedEmail, keepEmail] = useTypedEmail();
  const [isSent, setSent] = useState(false);
  const send = async (email: string) => {
    keepEmail(email);
    const returnTo = addressOf(paths.newPassword({ next }));
    const { client, mailPasswordLink } = await gate();
    await mailPasswordLink(client, { email: email.trim(), returnTo });
    setSent(true);
  };
  const form = useForm({
    initial: { email: typedEmail },
    validate: ({ email }) => problems({ email: emailProblem(email) }),
    send: ({ email }) => send(email),
  });
  const email = form.values.email.trim();

  if (isSent) {
    const back = () => {
      setSent(false);
    };
    return (
      <MailSent message={m.mail_sent_reset({ email })} onResend={() => send(email)} onChangeAddress={back} />
    );
  }
  return (
    <EntranceLayout
      title={m.reset_title()}
      lead={m.reset_lead()}
      aside={
        <TextLink href={fullPath(paths.login({ next }))} linkComponent={AppLink}>
          {m.back_to_login()}
        </TextLink>
      }
    >
      <EntranceForm
        action={m.reset_action()}
        busyAction={m.reset_busy()}
        isBusy={form.isBusy}
        onSubmit={form.handleSubmit}
      >
        <EmailField {...form.text('email')} error={form.errors.email} />
        <FormFailure failure={form.failure} />
      </EntranceForm>
    </EntranceLayout>
  );
}
