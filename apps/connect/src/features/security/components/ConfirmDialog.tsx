import { Button, Dialog, Text } from '@grow/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages';
import { FormFailure } from '../../auth';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** What happens then. */
  detail: ReactNode;
  action: string;
  busyAction: string;
  keep?: string;
  onConfirm: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be undone; stays open and says why when it fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, detail, action, busyAction, keep, onConfirm, onDone, onClose } = props;
  const deed = useMutation({ networkMode: 'always', mutationFn: onConfirm });
  const handleClose = () => {
    if (deed.isPending) return;
    deed.reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={title}
      actions={
        <>
          <Button onClick={handleClose}>{keep ?? m.security_cancel()}</Button>
          <Button
            variant="danger"
            isBusy={deed.isPending}
            busyLabel={busyAction}
            onClick={() => deed.mutate(undefined, { onSuccess: onDone })}
          >
            {action}
          </Button>
        </>
      }
    >
      <Text tone="muted">{detail}</Text>
      <FormFailure failure={deed.error ?? undefined} />
    </Dialog>
  );
}
