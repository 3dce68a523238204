import { Button, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { FormFailure, useLockout } from '../../../shared/failure';

const Root = styled.div`
  display: grid;
  gap: 20px;
`;

/** A security key, or whatever the browser keeps as one. */
export function KeyProof({ onKey }: { onKey: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { left } = useLockout(failure);
  const handleClick = () => {
    setBusy(true);
    setFailure(undefined);
    onKey()
      .catch(setFailure)
      .finally(() => {
        setBusy(false);
      });
  };
  if (!('PublicKeyCredential' in window)) return <Text>{m.second_key_unsupported()}</Text>;
  return (
    <Root>
      <Text>{m.second_key_lead()}</Text>
      <FormFailure failure={failure} />
      <Button
        variant="primary"
        size="lg"
        isBlock
        isBusy={isBusy}
        busyLabel={m.second_key_busy()}
        disabled={left > 0}
        onClick={handleClick}
      >
        {m.second_key_action()}
      </Button>
    </Root>
  );
}
