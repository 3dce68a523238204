import { juryLimits } from '@grow/core/jury';
import { Button, Dialog, Field, Input, Radio, Text } from '@grow/ui';
import { Hand } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Choices = styled.fieldset`
  display: grid;
  gap: 4px;
  margin: 16px 0 12px;
`;

const reasons = ['know', 'worked', 'money', 'other'] as const;
type Reason = (typeof reasons)[number];

const words: Readonly<Record<Reason, () => string>> = {
  know: m.jury_back_know,
  worked: m.jury_back_worked,
  money: m.jury_back_money,
  other: m.jury_back_other,
};

type StepBackDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  team: string;
  onStepBack: (reason: string) => void;
};

/** Asks why somebody does not judge a team. */
export function StepBackDialog({ isOpen, onClose, team, onStepBack }: StepBackDialogProps) {
  const [chosen, setChosen] = useState<Reason>('know');
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const reason = chosen === 'other' ? text.trim() : words[chosen]();
  const isTooShort = reason.length < juryLimits.shortestReason;
  const send = () => {
    if (isTooShort) return setAsked(true);
    onStepBack(reason);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={m.jury_back_title({ team })}
      actions={
        <>
          <Button onClick={onClose}>{m.jury_back_keep()}</Button>
          <Button variant="danger" icon={<Hand size={18} strokeWidth={1.75} aria-hidden />} onClick={send}>
            {m.jury_back_action()}
          </Button>
        </>
      }
    >
      <Text>{m.jury_back_detail()}</Text>
      <Choices aria-label={m.jury_back_why()}>
        {reasons.map((one) => (
          <Radio key={one} name="jury-reason" checked={chosen === one} onChange={() => setChosen(one)}>
            {words[one]()}
          </Radio>
        ))}
      </Choices>
      {chosen === 'other' && (
        <Field label={m.jury_back_why()} error={isAsked && isTooShort ? m.jury_back_short() : undefined}>
          <Input
            value={text}
            maxLength={juryLimits.reason}
            autoComplete="off"
            dir="auto"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      )}
      <Text step="small" tone="muted">
        {m.jury_back_deleted()}
      </Text>
    </Dialog>
  );
}
