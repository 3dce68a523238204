import { Button, Text } from '@grow/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { useCountdown } from '../useCountdown';
import { EntranceLayout } from './EntranceLayout';
import { FormFailure } from './FormFailure';

const Actions = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  [role='status']:empty {
    margin-top: -16px;
  }
  [data-variant='ghost'] {
    margin-left: -10px;
  }
`;

export type MailSentProps = {
  /** What was sent, to whom, and what to do when nothing comes. */
  message: string;
  /** Whether the mail has gone out already and the next one has to wait; otherwise it is sent now. */
  isJustSent?: boolean;
  /** Sends the mail again. */
  onResend: () => Promise<void>;
  /** Back to the form, whose fields are still filled. */
  onChangeAddress: () => void;
};

/** The page after a mail was sent: check it, have it sent again, or correct the address. */
export function MailSent({ message, isJustSent = true, onResend, onChangeAddress }: MailSentProps) {
  const { left, restart } = useCountdown({ isRunning: isJustSent });
  const [isBusy, setBusy] = useState(false);
  const [isResent, setResent] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const handleResend = () => {
    setBusy(true);
    setResent(false);
    setFailure(undefined);
    onResend()
      .then(() => {
        restart();
        setResent(true);
      })
      .catch(setFailure)
      .finally(() => {
        setBusy(false);
      });
  };

  const hasBegun = useRef(isJustSent);
  const sendOnce = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    handleResend();
  });
  useEffect(() => {
    sendOnce();
  }, []);

  return (
    <EntranceLayout title={m.mail_sent_title()} lead={message}>
      <Actions>
        <Button
          isBusy={isBusy}
          busyLabel={m.mail_resend_busy()}
          disabled={left > 0 && !isBusy}
          onClick={handleResend}
        >
          {left > 0 ? m.mail_resend_wait({ seconds: left }) : m.mail_resend()}
        </Button>
        <Text as="div" step="small" role="status">
          {isResent && `${m.mail_resent()}. ${m.mail_resent_detail()}`}
        </Text>
        <FormFailure failure={failure} />
        <Button variant="ghost" size="sm" onClick={onChangeAddress}>
          {m.mail_change_address()}
        </Button>
      </Actions>
    </EntranceLayout>
  );
}
