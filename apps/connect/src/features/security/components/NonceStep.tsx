import { useGrowClient } from '@grow/shell';
import { m } from '../../../paraglide/messages';
import { mailNonce } from '../nonceActions';
import { useAuthAccount } from '../useSecurity';
import { CodeStep } from './CodeStep';
import { PanelHead } from './Panel';

type NonceStepProps = {
  onSend: (nonce: string) => Promise<void>;
  onDone: () => void;
  onBack: () => void;
};

/** Asks for the six digits that were mailed because the session began long ago; what was typed before is kept. */
export function NonceStep({ onSend, onDone, onBack }: NonceStepProps) {
  const client = useGrowClient();
  const email = useAuthAccount().data?.email ?? '';
  return (
    <>
      <PanelHead title={m.security_nonce_title()}>{m.security_nonce_detail({ email })}</PanelHead>
      <CodeStep
        label={m.security_nonce_label()}
        help={m.security_nonce_help()}
        onSend={onSend}
        onDone={onDone}
        onResend={() => mailNonce(client)}
        cancel={m.security_nonce_back()}
        onCancel={onBack}
      />
    </>
  );
}
