import { verifiedSecondFactors, type SecondFactor } from '@grow/core/security';
import { Button, Dialog, Radio, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { factorName, kindWords, useAuthAccount } from '../../security';
import { firstFactor, lastUsedFactor } from '../factorChoice';
import { FactorProof } from './FactorProof';

const Body = styled.div`
  display: grid;
  gap: 16px;
`;

const Choices = styled.fieldset`
  display: grid;
  gap: 8px;
  justify-items: start;
`;

type ChoiceProps = { factors: readonly SecondFactor[]; onGone: () => Promise<unknown>; onProved: () => void };

function Choice({ factors, onGone, onProved }: ChoiceProps) {
  const [chosenId, setChosenId] = useState(lastUsedFactor);
  const factor = firstFactor(factors, chosenId);
  if (!factor) return <Text>{m.security_step_none()}</Text>;
  return (
    <>
      {factors.length > 1 && (
        <Choices aria-label={m.security_step_choice()}>
          {factors.map((one) => (
            <Radio
              key={one.id}
              name="step-up-factor"
              checked={one.id === factor.id}
              detail={kindWords[one.kind]()}
              onChange={() => setChosenId(one.id)}
            >
              {factorName(one)}
            </Radio>
          ))}
        </Choices>
      )}
      <FactorProof key={factor.id} factor={factor} onGone={onGone} onProved={onProved} />
    </>
  );
}

function Factors({ onProved }: { onProved: () => void }) {
  const account = useAuthAccount();
  if (account.isPending)
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  if (account.isError && account.data === undefined) return <FailedPart error={account.error} />;
  const factors = verifiedSecondFactors(account.data);
  return <Choice factors={factors} onGone={() => account.refetch()} onProved={onProved} />;
}

type StepUpDialogProps = { isOpen: boolean; onProved: () => void; onCancel: () => void };

/** Asks for one of the person's second factors. */
export function StepUpDialog({ isOpen, onProved, onCancel }: StepUpDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={m.security_step_title()}
      actions={<Button onClick={onCancel}>{m.security_cancel()}</Button>}
    >
      <Body>
        <Text tone="muted">{m.security_step_detail()}</Text>
        <Factors onProved={onProved} />
      </Body>
    </Dialog>
  );
}
