import { Text } from '@grow/ui';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages';
import { FormDialog } from '../../../shared/form';

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
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      keep={keep ?? m.security_cancel()}
      action={action}
      busy={busyAction}
      variant="danger"
      initial={{}}
      send={async () => {
        await onConfirm();
        onDone();
      }}
      next={() => ({})}
    >
      <Text tone="muted">{detail}</Text>
    </FormDialog>
  );
}
