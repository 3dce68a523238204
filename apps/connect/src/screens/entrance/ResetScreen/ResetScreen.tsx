import { TextLink } from '@grow/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  EmailField,
  EntranceForm,
  EntranceLayout,
  addressOf,
  emailProblem,
  problems,
  useGate,
} from '../../../features/auth';
import { FormFailure, useLockout } from '../../../shared/failure';
import { MailSent } from '../../../features/code';
import { useForm } from '../../../shared/form';
import { AppLink, useNext, useTypedEmail } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

/** Asking for a link that leads to a new password. */
export function ResetScreen() {
  const gate = useGate();
  const navigate = useNavigate();
  const { next } = useNext();
  const [typedEmail, keepEmail] = useTypedEmail();
  const [sentAt, setSentAt] = useState<number>();
  const send = async (email: string) => {
    keepEmail(email);
    const returnTo = addressOf(paths.newPassword({ next }));
    const { client, mailPasswordLink } = await gate();
    await mailPasswordLink(client, { email: email.trim(), returnTo });
    setSentAt(Date.now());
  };
  const form = useForm({
    initial: { email: typedEmail },
    validate: ({ email }) => problems({ email: emailProblem(email) }),
    send: ({ email }) => send(email),
  });
  const { left } = useLockout(form.failure);
  const email = form.values.email.trim();

  if (sentAt !== undefined) {
    const back = () => {
      setSentAt(undefined);
    };
    const redeem = async (code: string) => {
      const { client, redeemCode } = await gate();
      await redeemCode(client, { email, code, type: 'recovery' });
      await navigate(paths.newPassword({ next }), { replace: true });
    };
    return (
      <MailSent
        message={m.mail_sent_reset({ email })}
        sentAt={sentAt}
        onCode={redeem}
        onResend={() => send(email)}
        onChangeAddress={back}
      />
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
        isLocked={left > 0}
        onSubmit={form.handleSubmit}
      >
        <EmailField {...form.text('email')} error={form.errors.email} />
        <FormFailure failure={form.failure} />
      </EntranceForm>
    </EntranceLayout>
  );
}
