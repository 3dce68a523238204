import { TextLink } from '@grow/ui';
import { useState } from 'react';
import {
  EmailField,
  EntranceForm,
  EntranceLayout,
  FormFailure,
  MailSent,
  emailProblem,
  problems,
  returnAddress,
  useGate,
} from '../../features/auth';
import { useForm } from '../../features/form';
import { AppLink, useNext, useTypedEmail } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';

/** Logging in with a link by e-mail. */
export function MagicLinkLogin() {
  const gate = useGate();
  const { next } = useNext();
  const [typedEmail, keepEmail] = useTypedEmail();
  const [isSent, setSent] = useState(false);
  const send = async (email: string) => {
    keepEmail(email);
    const { client, mailLoginLink } = await gate();
    await mailLoginLink(client, { email: email.trim(), returnTo: returnAddress(next) });
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
      <MailSent message={m.mail_sent_magic({ email })} onResend={() => send(email)} onChangeAddress={back} />
    );
  }
  return (
    <EntranceLayout
      title={m.magic_title()}
      lead={m.magic_lead()}
      aside={
        <TextLink href={fullPath(paths.login({ next }))} linkComponent={AppLink}>
          {m.login_by_password()}
        </TextLink>
      }
    >
      <EntranceForm
        action={m.magic_action()}
        busyAction={m.magic_busy()}
        isBusy={form.isBusy}
        onSubmit={form.handleSubmit}
      >
        <EmailField {...form.text('email')} error={form.errors.email} />
        <FormFailure failure={form.failure} />
      </EntranceForm>
    </EntranceLayout>
  );
}
