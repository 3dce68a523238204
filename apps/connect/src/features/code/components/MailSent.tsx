import { Button } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { EntranceLayout } from '../../auth';
import { type FailureWords } from '../../../shared/failure';
import { CodeForm } from './CodeForm';
import { SECONDS_BETWEEN_MAILS } from '../serviceTimes';
import { ResendButton } from './ResendButton';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 12px 22px;
  /* Its words stand in line with the others, not its box. */
  & > [data-variant='ghost'] {
    margin-left: -10px;
  }
`;

export type MailSentProps = {
  /** What was sent, to whom, and what to do when nothing comes. */
  message: string;
  /** When the mail went out, in milliseconds since 1970; undefined: it is sent now. */
  sentAt: number | undefined;
  /** Takes the six digits of the mail. */
  onCode: (code: string) => Promise<void>;
  /** Sends the mail again. */
  onResend: () => Promise<void>;
  /** Back to the form, whose fields are still filled. */
  onChangeAddress: () => void;
  /** Another way in. */
  aside?: ReactNode;
};

/** A code of a mail is wrong or too old: the service does not say which. */
const wrongMailCode = ({ code }: FailureWords) => (code === 'link_expired' ? m.code_wrong() : undefined);

/** The page after a mail was sent: type its digits, have it sent again, or correct the address. */
export function MailSent(props: MailSentProps) {
  const { message, sentAt, onCode, onResend, onChangeAddress, aside } = props;
  return (
    <EntranceLayout title={m.mail_sent_title()} lead={message} aside={aside}>
      <CodeForm label={m.code_label()} help={m.code_help()} wrong={wrongMailCode} onCode={onCode} />
      <Actions>
        <ResendButton
          sentAt={sentAt}
          secondsBetween={SECONDS_BETWEEN_MAILS}
          onSend={onResend}
          busy={m.magic_busy()}
          resent={`${m.mail_resent()}. ${m.mail_resent_detail()}`}
        />
        <Button variant="ghost" onClick={onChangeAddress}>
          {m.mail_change_address()}
        </Button>
      </Actions>
    </EntranceLayout>
  );
}
