import { m } from '../../../paraglide/messages';
import type { FailureWords } from '../../../shared/failure';
import { CodeForm } from '../../code';

const wrongAppCode = ({ code, text }: FailureWords) => (code === 'mfa_failed' ? text : undefined);

/** The code that an authenticator app shows. */
export function TotpProof({ onCode }: { onCode: (code: string) => Promise<void> }) {
  return (
    <CodeForm
      label={m.second_totp_label()}
      help={m.second_totp_help()}
      wrong={wrongAppCode}
      onCode={onCode}
    />
  );
}
