import { Button, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { addressOf } from '../../auth';
import { ResendButton, SECONDS_BETWEEN_MAILS } from '../../code';
import { useProductMutation } from '../../../mutation';
import { useSecurityMutations } from '../useSecurity';
import { useStepUp } from '../useStepUp';
import { Panel, PanelHead } from './Panel';

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 10px;
`;

type EmailPendingProps = { current: string; wanted: string; askedAt: number; onOther: () => void };

/** A change of address that waits for both mailboxes, and what to do if it was not meant. */
export function EmailPending({ current, wanted, askedAt, onOther }: EmailPendingProps) {
  const changing = useProductMutation(useSecurityMutations().changeEmail);
  const stepUp = useStepUp();
  const returnTo = addressOf(paths.profileSecurity());
  return (
    <Panel role="status" data-email-pending="">
      <PanelHead title={m.security_email_waiting()}>{m.security_email_waiting_detail()}</PanelHead>
      <List>
        <Text as="li" step="ui">
          {m.security_email_old({ email: current })}
        </Text>
        <Text as="li" step="ui">
          {m.security_email_wanted({ email: wanted })}
        </Text>
      </List>
      <Text step="small" tone="muted">
        {m.security_email_cancel({ email: current })}
      </Text>
      <Actions>
        <ResendButton
          sentAt={askedAt}
          secondsBetween={SECONDS_BETWEEN_MAILS}
          onSend={() => stepUp(() => changing.send({ email: wanted, returnTo }))}
          busy={m.mail_resend_busy()}
          resent={m.mail_resent()}
        />
        <Button variant="ghost" onClick={onOther}>
          {m.security_email_other()}
        </Button>
      </Actions>
    </Panel>
  );
}
