import { isAppError } from '@grow/core';
import { secondFactorRepository, type SecondFactor } from '@grow/core/security';
import { useGrowClient } from '@grow/shell';
import { rememberFactor } from '../factorChoice';
import { KeyProof } from './KeyProof';
import { PhoneProof } from './PhoneProof';
import { TotpProof } from './TotpProof';

type FactorProofProps = {
  factor: SecondFactor;
  /** The factor was removed elsewhere meanwhile. */
  onGone: () => Promise<unknown>;
  /** The proof was taken; told where the page does not change by itself. */
  onProved?: () => void;
};

/** The proof of one factor. A proof that was taken changes the session, and with it the page. */
export function FactorProof({ factor, onGone, onProved }: FactorProofProps) {
  const client = useGrowClient();
  const repository = secondFactorRepository(client.supabase);
  const attempt = async <T,>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      if (isAppError(error) && error.code === 'factor_gone') await onGone();
      throw error;
    }
  };
  const prove = async (run: () => Promise<void>) => {
    await attempt(run);
    rememberFactor(factor.id);
    onProved?.();
  };
  const proveByCode = (code: string, challengeId?: string) =>
    prove(() => repository.proveByCode({ factorId: factor.id, code, challengeId }));
  switch (factor.kind) {
    case 'totp':
      return <TotpProof onCode={proveByCode} />;
    case 'phone':
      return (
        <PhoneProof
          factorId={factor.id}
          onSend={() => attempt(() => repository.sendCode(factor.id))}
          onCode={proveByCode}
        />
      );
    case 'webauthn':
      return <KeyProof onKey={() => prove(() => repository.proveByKey(factor.id))} />;
  }
}
