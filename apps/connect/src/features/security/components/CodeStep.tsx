import { Button } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import type { FailureWords } from '../../../shared/failure';
import { CodeForm, ResendButton, SECONDS_BETWEEN_MAILS } from '../../code';

const Root = styled.div`
  display: grid;
  gap: 16px;
  max-width: 24rem;
`;

const Alternatives = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 10px;
`;

/** Refusals of the digits themselves. */
const refusals: readonly string[] = ['mfa_failed', 'reauthentication_needed', 'link_expired'];
const wrongCode = ({ code }: FailureWords) => (refusals.includes(code) ? m.security_code_wrong() : undefined);

type CodeStepProps = {
  label: string;
  help: string;
  /** Sends the six digits; what it throws is shown and the digits stay. */
  onSend: (code: string) => Promise<void>;
  onDone: () => void;
  /** Has another code sent, one having just gone out; without it there is only the one. */
  onResend?: () => Promise<void>;
  /** The wait before that, in seconds; that of a mail unless told. */
  secondsBetween?: number;
  /** What the way back is called. */
  cancel?: string;
  onCancel?: () => void;
};

/** The six digits of a panel or dialog, with what helps when they do not come. */
export function CodeStep(props: CodeStepProps) {
  const { label, help, onSend, onDone, onResend, secondsBetween = SECONDS_BETWEEN_MAILS, onCancel } = props;
  const { cancel = m.security_cancel() } = props;
  const [sentAt] = useState(() => Date.now());
  const handleCode = async (code: string) => {
    await onSend(code);
    onDone();
  };
  return (
    <Root>
      <CodeForm label={label} help={help} wrong={wrongCode} onCode={handleCode} />
      {(onResend || onCancel) && (
        <Alternatives>
          {onResend && (
            <ResendButton
              sentAt={sentAt}
              secondsBetween={secondsBetween}
              onSend={onResend}
              busy={m.mail_resend_busy()}
              resent={m.mail_resent()}
            />
          )}
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {cancel}
            </Button>
          )}
        </Alternatives>
      )}
    </Root>
  );
}
