import { factorRepository, type Factor } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { Button, Text } from '@grow/ui';
import { KeyRound } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../../paraglide/messages';
import { FormFailure } from '../../auth';
import { CodeStep } from './CodeStep';

type ChallengeProps = { factor: Factor; onProved: () => void };

function KeyChallenge({ factor, onProved }: ChallengeProps) {
  const { supabase } = useGrowClient();
  const proof = useMutation({
    networkMode: 'always',
    mutationFn: () => factorRepository(supabase).proveByKey(factor.id),
    onSuccess: onProved,
  });
  return (
    <>
      <Button
        variant="primary"
        icon={<KeyRound size={18} strokeWidth={1.75} aria-hidden />}
        isBusy={proof.isPending}
        busyLabel={m.security_key_waiting()}
        onClick={() => proof.mutate()}
      >
        {m.security_key_use()}
      </Button>
      <FormFailure failure={proof.error ?? undefined} />
    </>
  );
}

function AppChallenge({ factor, onProved }: ChallengeProps) {
  const repository = factorRepository(useGrowClient().supabase);
  return (
    <CodeStep
      label={m.security_code_app()}
      help={m.security_code_app_help()}
      onSend={(code) => repository.proveByCode({ factorId: factor.id, code })}
      onDone={onProved}
    />
  );
}

function PhoneChallenge({ factor, onProved }: ChallengeProps) {
  const repository = factorRepository(useGrowClient().supabase);
  const [challengeId, setChallengeId] = useState<string>();
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: () => repository.sendCode(factor.id),
    onSuccess: setChallengeId,
  });
  if (challengeId === undefined) {
    return (
      <>
        <Text step="ui">{m.security_phone_ask()}</Text>
        <Button
          variant="primary"
          isBusy={sending.isPending}
          busyLabel={m.security_phone_sending()}
          onClick={() => sending.mutate()}
        >
          {m.security_phone_send()}
        </Button>
        <FormFailure failure={sending.error ?? undefined} />
      </>
    );
  }
  return (
    <CodeStep
      label={m.security_code_phone()}
      help={m.security_code_phone_help()}
      onSend={(code) => repository.proveByCode({ factorId: factor.id, challengeId, code })}
      onDone={onProved}
      onResend={async () => setChallengeId(await repository.sendCode(factor.id))}
    />
  );
}

/** Shows one second factor: a code from an app, a code sent to a phone, or a touch of a key. */
export function FactorChallenge(props: ChallengeProps) {
  switch (props.factor.kind) {
    case 'totp':
      return <AppChallenge {...props} />;
    case 'phone':
      return <PhoneChallenge {...props} />;
    case 'webauthn':
      return <KeyChallenge {...props} />;
  }
}
