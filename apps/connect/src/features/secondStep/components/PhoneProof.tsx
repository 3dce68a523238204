import { Button, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { FormFailure, useLockout, type FailureWords } from '../../../shared/failure';
import { CodeForm, ResendButton, SECONDS_BETWEEN_MESSAGES } from '../../code';
import { keepSentCode, recallSentCode, type SentCode } from '../sentCode';

const Root = styled.div`
  display: grid;
  gap: 20px;
`;

const wrongMessageCode = ({ code }: FailureWords) =>
  code === 'mfa_failed' ? m.second_phone_wrong() : undefined;

type PhoneProofProps = {
  factorId: string;
  /** Sends a code; resolves to the challenge that it answers. */
  onSend: () => Promise<string>;
  onCode: (code: string, challengeId: string | undefined) => Promise<void>;
};

/** A code by message: sent on a click, then typed, and sent again when it does not come. */
export function PhoneProof({ factorId, onSend, onCode }: PhoneProofProps) {
  const [sent, setSent] = useState(() => recallSentCode(factorId, Date.now()));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { left } = useLockout(failure);

  const send = async () => {
    const code: SentCode = { factorId, challengeId: await onSend(), at: Date.now() };
    keepSentCode(code);
    setSent(code);
  };
  const prove = async (code: string) => {
    await onCode(code, sent?.challengeId);
    keepSentCode(undefined);
  };
  const handleSend = () => {
    setBusy(true);
    setFailure(undefined);
    send()
      .catch(setFailure)
      .finally(() => {
        setBusy(false);
      });
  };

  if (!sent) {
    return (
      <Root>
        <Text>{m.second_phone_lead()}</Text>
        <FormFailure failure={failure} />
        <Button
          variant="primary"
          size="lg"
          isBlock
          isBusy={isBusy}
          busyLabel={m.second_phone_send_busy()}
          disabled={left > 0}
          onClick={handleSend}
        >
          {m.second_phone_send()}
        </Button>
      </Root>
    );
  }
  return (
    <Root>
      <CodeForm label={m.second_phone_label()} wrong={wrongMessageCode} onCode={prove} />
      <ResendButton
        sentAt={sent.at}
        secondsBetween={SECONDS_BETWEEN_MESSAGES}
        onSend={send}
        busy={m.second_phone_send_busy()}
        resent={`${m.mail_resent()}.`}
      />
    </Root>
  );
}
