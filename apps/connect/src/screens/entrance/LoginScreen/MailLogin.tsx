import { TextLink } from '@grow/ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  EmailField,
  EntranceForm,
  EntranceLayout,
  emailProblem,
  problems,
  returnAddress,
  useGate,
} from '../../../features/auth';
import { FormFailure, useLockout } from '../../../shared/failure';
import { MailSent, forgetSentMail, rememberSentMail, whenMailWasSent } from '../../../features/code';
import { useForm } from '../../../shared/form';
import { AppLink, useNext, useTypedEmail } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

/** Logging in with a mail: its link, or its six digits. The mail goes out as soon as the address is known. */
export function MailLogin({ hasSentMail }: { hasSentMail: boolean }) {
  const gate = useGate();
  const navigate = useNavigate();
  const { next } = useNext();
  const [typedEmail, keepEmail] = useTypedEmail();
  const send = async (address: string) => {
    const email = address.trim();
    const { client, mailLoginLink } = await gate();
    const takeBack = rememberSentMail(email, Date.now());
    try {
      await mailLoginLink(client, { email, returnTo: returnAddress(next) });
    } catch (error) {
      // A page that is left for good has its requests fail, too, but runs no timer any more.
      window.setTimeout(takeBack);
      throw error;
    }
  };
  const form = useForm({
    initial: { email: typedEmail },
    validate: ({ email }) => problems({ email: emailProblem(email) }),
    send: async ({ email }) => {
      keepEmail(email);
      await send(email);
      await navigate(paths.login({ with: 'code', next }), { replace: true });
    },
  });
  const { left } = useLockout(form.failure);
  const email = form.values.email.trim();
  const byPassword = (
    <TextLink href={fullPath(paths.login({ with: 'password', next }))} linkComponent={AppLink}>
      {m.login_by_password()}
    </TextLink>
  );

  if (hasSentMail && !emailProblem(email)) {
    return <SentLogin email={email} onResend={() => send(email)} aside={byPassword} />;
  }
  return (
    <EntranceLayout title={m.magic_title()} lead={m.magic_lead()} aside={byPassword}>
      <EntranceForm
        action={m.magic_action()}
        busyAction={m.magic_busy()}
        isBusy={form.isBusy}
        isLocked={left > 0}
        onSubmit={form.handleSubmit}
      >
        <EmailField
          {...form.text('email')}
          error={form.errors.email}
          onBlur={() => keepEmail(form.values.email)}
        />
        <FormFailure failure={form.failure} />
      </EntranceForm>
    </EntranceLayout>
  );
}

type SentLoginProps = { email: string; onResend: () => Promise<void>; aside: ReactNode };

function SentLogin({ email, onResend, aside }: SentLoginProps) {
  const gate = useGate();
  const navigate = useNavigate();
  const { next } = useNext();
  const [sentAt] = useState(() => whenMailWasSent(email, Date.now()));
  const redeem = async (code: string) => {
    const { client, redeemCode } = await gate();
    // The guard around this screen goes on as soon as the session stands.
    await redeemCode(client, { email, code, type: 'email' });
    forgetSentMail();
  };
  const back = () => {
    forgetSentMail();
    void navigate(paths.login({ next }), { replace: true });
  };
  return (
    <MailSent
      message={m.mail_sent_magic({ email })}
      sentAt={sentAt}
      onCode={redeem}
      onResend={onResend}
      onChangeAddress={back}
      aside={aside}
    />
  );
}
