import { Button, Text } from '@grow/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { FormFailure, useCountdown, useLockout } from '../../../shared/failure';

const Root = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  [role='status']:empty {
    position: absolute;
  }
`;

type ResendButtonProps = {
  /** When it went out, in milliseconds since 1970; undefined: it goes out now. */
  sentAt: number | undefined;
  /** The wait that the service wants between two of them, in seconds. */
  secondsBetween: number;
  /** Sends it; what it throws is shown. */
  onSend: () => Promise<void>;
  /** What is said while it goes out, and once it went out again. */
  busy: string;
  resent: string;
};

/** Sends a mail or message again, as often as the service allows: the button counts the seconds down. */
export function ResendButton({ sentAt, secondsBetween, onSend, busy, resent }: ResendButtonProps) {
  const { left, start } = useCountdown(sentAt === undefined ? 0 : sentAt + secondsBetween * 1000);
  const [isBusy, setBusy] = useState(false);
  const [isResent, setResent] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const lockout = useLockout(failure);
  const wait = Math.max(left, lockout.left);

  const send = (isAgain: boolean) => {
    setBusy(true);
    setResent(false);
    setFailure(undefined);
    onSend()
      .then(() => {
        start(secondsBetween);
        setResent(isAgain);
      })
      .catch(setFailure)
      .finally(() => {
        setBusy(false);
      });
  };

  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is out of use for so long now that the browser takes its focus away. Whoever types elsewhere stays there.
    const { activeElement, body } = document;
    const isHere = activeElement === body || root.current?.contains(activeElement);
    if (!isResent || !isHere) return;
    root.current?.querySelector<HTMLElement>('[role="status"]')?.focus({ preventScroll: true });
  }, [isResent]);

  const hasBegun = useRef(sentAt !== undefined);
  const sendOnce = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    send(false);
  });
  useEffect(() => {
    sendOnce();
  }, []);

  return (
    <Root ref={root}>
      <Button isBusy={isBusy} busyLabel={busy} disabled={wait > 0 && !isBusy} onClick={() => send(true)}>
        {wait > 0 ? m.mail_resend_wait({ seconds: wait }) : m.mail_resend()}
      </Button>
      <Text as="div" step="small" role="status" tabIndex={-1}>
        {isResent && resent}
      </Text>
      <FormFailure failure={failure} />
    </Root>
  );
}
