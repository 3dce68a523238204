import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';

/** Opens and closes a `<dialog>` as a modal; Esc and a click on the scrim ask `onClose`. Spread the rest on it. */
export const useModal = (isOpen: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before the effects of what is around it look where the focus is: a page cannot take it while a modal is open.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);
  const handleCancel = (event: SyntheticEvent) => {
    // A file picker inside tells of its own cancelling.
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose();
  };
  const handleClick = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return { ref, onCancel: handleCancel, onClick: handleClick };
};
