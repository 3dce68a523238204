import { returnAddress, useGate } from '../../../features/auth';
import { MailSent } from '../../../features/code';
import { useNext } from '../../../navigation';
import { m } from '../../../paraglide/messages';

type ResendConfirmationProps = { email: string; onChangeAddress: () => void };

/** An account that waits for its address to be confirmed: the mail is sent once more. */
export function ResendConfirmation({ email, onChangeAddress }: ResendConfirmationProps) {
  const gate = useGate();
  const { next } = useNext();
  const resend = async () => {
    const { client, resendConfirmation } = await gate();
    await resendConfirmation(client, { email, returnTo: returnAddress(next) });
  };
  const redeem = async (code: string) => {
    const { client, redeemCode } = await gate();
    await redeemCode(client, { email, code, type: 'email' });
  };
  return (
    <MailSent
      message={m.mail_sent_signup({ email })}
      sentAt={undefined}
      onCode={redeem}
      onResend={resend}
      onChangeAddress={onChangeAddress}
    />
  );
}
