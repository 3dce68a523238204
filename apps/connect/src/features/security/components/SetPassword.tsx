import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { addressOf, useGate } from '../../auth';
import { useForm } from '../../../shared/form';
import { CodeStep } from './CodeStep';
import { PanelForm, PanelHead } from './Panel';

/** A first password for somebody who came by another service: a mail proves that it is them, as for a forgotten one. */
export function SetPassword({ email, onCancel }: { email: string; onCancel: () => void }) {
  const gate = useGate();
  const navigate = useNavigate();
  const [isMailed, setMailed] = useState(false);
  const newPassword = paths.newPassword({ next: fullPath(paths.profileSecurity()) });

  const mail = async () => {
    const { client, mailPasswordLink } = await gate();
    await mailPasswordLink(client, { email, returnTo: addressOf(newPassword) });
  };
  const redeem = async (code: string) => {
    const { client, redeemCode } = await gate();
    await redeemCode(client, { email, code, type: 'recovery' });
  };
  const form = useForm({
    initial: {},
    validate: () => ({}),
    send: async () => {
      await mail();
      setMailed(true);
    },
  });

  if (isMailed) {
    return (
      <>
        <PanelHead title={m.mail_sent_title()}>{m.security_set_password_mailed({ email })}</PanelHead>
        <CodeStep
          label={m.security_nonce_label()}
          help={m.security_nonce_help()}
          onSend={redeem}
          onDone={() => void navigate(newPassword)}
          onResend={mail}
          onCancel={onCancel}
        />
      </>
    );
  }
  return (
    <>
      <PanelHead title={m.security_set_password()}>{m.security_set_password_detail({ email })}</PanelHead>
      <PanelForm
        action={m.reset_action()}
        busyAction={m.reset_busy()}
        isBusy={form.isBusy}
        failure={form.failure}
        onSubmit={form.handleSubmit}
        onCancel={onCancel}
      />
    </>
  );
}
