import { Button, Dialog, Text } from '@grow/ui';
import { useState } from 'react';
import { useFreshLogin } from '../../../features/security';
import { m } from '../../../paraglide/messages';
import { FormFailure } from '../../../shared/failure';

type DangerDialogProps = {
  isOpen: boolean;
  title: string;
  /** What goes, and what survives. */
  detail: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

function DangerBody({ title, detail, onConfirm, onClose }: Omit<DangerDialogProps, 'isOpen'>) {
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
      <Button variant="danger" isBlock isBusy={isBusy} busyLabel={m.orga_busy()} onClick={handleConfirm}>
        {title}
      </Button>
    </>
  );
}

/** Asks once more, and for a code from the mail where the login is older than ten minutes and no second factor was shown. */
export function DangerDialog({ isOpen, title, detail, onConfirm, onClose }: DangerDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{m.orga_keep()}</Button>}
    >
      <DangerBody {...{ title, detail, onConfirm, onClose }} />
    </Dialog>
  );
}
