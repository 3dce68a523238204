import { Button, Dialog, type ButtonVariant } from '@grow/ui';
import { useId, useState, type ReactNode } from 'react';

/** What the form inside gets: its id, and whom it tells that it is sending. */
export type FormDialogInside = { id: string; onBusy: (isBusy: boolean) => void };

type FormDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The button that changes nothing. */
  keep: string;
  /** The button that sends the form, and what it says meanwhile. */
  action: string;
  busy: string;
  variant?: ButtonVariant;
  /** The form; it is there only while the dialog is open. */
  children: (inside: FormDialogInside) => ReactNode;
};

/** A dialog with one form. It stays open while the form is sending: what it ends with has to be told here. */
export function FormDialog(props: FormDialogProps) {
  const { isOpen, onClose, title, keep, action, busy, variant = 'primary', children } = props;
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const handleClose = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={title}
      actions={
        <>
          <Button onClick={handleClose}>{keep}</Button>
          <Button type="submit" form={id} variant={variant} isBusy={isBusy} busyLabel={busy}>
            {action}
          </Button>
        </>
      }
    >
      {isOpen && children({ id, onBusy: setBusy })}
    </Dialog>
  );
}
