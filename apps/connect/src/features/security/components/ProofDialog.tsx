import { Button, Dialog, Text } from '@grow/ui';
import { useState, type ReactNode } from 'react';
import { m } from '../../../paraglide/messages';
import { FormFailure } from '../../../shared/failure';
import { useFreshLogin } from '../useFreshLogin';

type ProofDialogProps = {
  isOpen: boolean;
  title: string;
  /** What goes, and what survives. */
  detail: ReactNode;
  /** Names the button, where that is not the title. */
  action?: string;
  variant?: 'primary' | 'danger';
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

function ProofBody({
  title,
  detail,
  action = title,
  variant = 'danger',
  onConfirm,
  onClose,
}: Omit<ProofDialogProps, 'isOpen'>) {
  const { run, step } = useFreshLogin();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const handleConfirm = () => {
    setBusy(true);
    setFailure(undefined);
    run(onConfirm)
      .then(onClose, setFailure)
      .finally(() => setBusy(false));
  };
  if (step) return step;
  return (
    <>
      {typeof detail === 'string' ? <Text>{detail}</Text> : detail}
      <FormFailure failure={failure} />
      <Button variant={variant} isBlock isBusy={isBusy} busyLabel={m.orga_busy()} onClick={handleConfirm}>
        {action}
      </Button>
    </>
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
