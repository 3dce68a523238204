import { Button, Dialog, Text } from '@grow/ui';
import { useState } from 'react';
import { useFreshLogin } from '../../../features/security';
import { m } from '../../../paraglide/messages';
import { FormFailure } from '../../../shared/failure';

type ProofDialogProps = {
  isOpen: boolean;
  title: string;
  /** What it does, and what can be taken back. */
  detail: string;
  variant: 'primary' | 'danger';
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

function ProofBody({ title, detail, variant, onConfirm, onClose }: Omit<ProofDialogProps, 'isOpen'>) {
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
      <Text>{detail}</Text>
      <FormFailure failure={failure} />
      <Button variant={variant} isBlock isBusy={isBusy} busyLabel={m.orga_busy()} onClick={handleConfirm}>
        {title}
      </Button>
    </>
  );
}

/** Asks once more, and for a code from the mail where the login is older than ten minutes and no second factor was shown. */
export function ProofDialog({ isOpen, onClose, ...rest }: ProofDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={rest.title}
      actions={<Button onClick={onClose}>{m.orga_keep()}</Button>}
    >
      <ProofBody {...rest} onClose={onClose} />
    </Dialog>
  );
}
