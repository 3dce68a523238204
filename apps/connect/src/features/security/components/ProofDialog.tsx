import { Button, Dialog, Field, Input, Text } from '@grow/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { FormFailure } from '../../../shared/failure';
import { useFreshLogin } from '../useFreshLogin';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* A failure that there is none of takes no room. */
  & > * + :not(:empty) {
    margin-top: 16px;
  }
`;

type ProofDialogProps = {
  isOpen: boolean;
  title: string;
  /** What goes, and what survives. */
  detail: ReactNode;
  /** Names the button, where that is not the title. */
  action?: string;
  variant?: 'primary' | 'danger';
  /** Has to be typed first. */
  typed?: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

function ProofBody({
  title,
  detail,
  action = title,
  variant = 'danger',
  typed,
  onConfirm,
  onClose,
}: Omit<ProofDialogProps, 'isOpen'>) {
  const { run, step } = useFreshLogin();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [word, setWord] = useState('');
  const handleConfirm = () => {
    setBusy(true);
    setFailure(undefined);
    run(onConfirm)
      .then(onClose, setFailure)
      .finally(() => setBusy(false));
  };
  if (step) return step;
  return (
    <Body>
      {typeof detail === 'string' ? <Text>{detail}</Text> : detail}
      {typed !== undefined && (
        <Field label={m.proof_type({ word: typed })}>
          <Input value={word} autoComplete="off" onChange={(event) => setWord(event.target.value)} />
        </Field>
      )}
      <FormFailure failure={failure} />
      <Button
        variant={variant}
        isBlock
        disabled={typed !== undefined && word.trim() !== typed}
        isBusy={isBusy}
        busyLabel={m.orga_busy()}
        onClick={handleConfirm}
      >
        {action}
      </Button>
    </Body>
  );
}

/** Asks once more, and for a code from the mail where the login is older than ten minutes and no second factor was shown. */
export function ProofDialog({ isOpen, ...body }: ProofDialogProps) {
  const { title, onClose } = body;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{m.orga_keep()}</Button>}
    >
      <ProofBody {...body} />
    </Dialog>
  );
}
