import { Button, Text } from '@grow/ui';
import { useState } from 'react';
import { returnAddress, useGate } from '../../../features/auth';
import {
  CodeForm,
  forgetSentMail,
  rememberSentMail,
  ResendButton,
  SECONDS_BETWEEN_MAILS,
  whenMailWasSent,
} from '../../../features/code';
import { m } from '../../../paraglide/messages';
import { FormFailure, useLockout, type FailureWords } from '../../../shared/failure';

/** A code of a mail is wrong or too old: the service does not say which. */
const wrongCode = ({ code }: FailureWords) => (code === 'link_expired' ? m.code_wrong() : undefined);

/** Asks for a code to the guest's address, and takes it. The round is a new document, for a worker serves it. */
export function GuestCode({ email, round }: { email: string; round: string }) {
  const gate = useGate();
  const [sentAt, setSentAt] = useState(() => whenMailWasSent(email, Date.now()));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { left } = useLockout(failure);
  const send = async () => {
    const { client, mailLoginLink } = await gate();
    const at = Date.now();
    const takeBack = rememberSentMail(email, at);
    try {
      await mailLoginLink(client, { email, returnTo: returnAddress(round) });
      setSentAt(at);
    } catch (error) {
      takeBack();
      throw error;
    }
  };
  const redeem = async (code: string) => {
    const { client, redeemCode } = await gate();
    await redeemCode(client, { email, code, type: 'email' });
    forgetSentMail();
    window.location.assign(round);
  };
  const handleClick = () => {
    setBusy(true);
    setFailure(undefined);
    send()
      .catch(setFailure)
      .finally(() => setBusy(false));
  };
  if (sentAt === undefined)
    return (
      <>
        <Button
          variant="primary"
          size="lg"
          isBlock
          isBusy={isBusy}
          busyLabel={m.magic_busy()}
          disabled={left > 0}
          onClick={handleClick}
        >
          {m.guest_link_send()}
        </Button>
        <FormFailure failure={failure} />
      </>
    );
  return (
    <>
      <Text role="status">{m.guest_link_sent({ email })}</Text>
      <CodeForm label={m.code_label()} help={m.code_help()} wrong={wrongCode} onCode={redeem} />
      <ResendButton
        sentAt={sentAt}
        secondsBetween={SECONDS_BETWEEN_MAILS}
        onSend={send}
        busy={m.magic_busy()}
        resent={`${m.mail_resent()}. ${m.mail_resent_detail()}`}
      />
    </>
  );
}
