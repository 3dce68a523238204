import { Pencil } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Button } from '../Button';
import { Actions, Message, Root } from './SaveBar.styles';

/** Props of {@link SaveBar}; everything else goes to the root. */
export interface SaveBarProps extends HTMLAttributes<HTMLDivElement> {
  /** How much has changed, such as "3 changes not saved". */
  message: ReactNode;
  /** What stands in the way, in words. */
  blocker?: ReactNode;
  isSaving?: boolean;
  onDiscard: () => void;
  labels: { discard: string; save: string; saving: string };
  /** The id of the form it submits, when it stands outside of it. */
  form?: string;
}

/** Appears with the first change, at the lower edge; its save button submits the form. */
export const SaveBar = (props: SaveBarProps) => {
  const { message, blocker, isSaving = false, onDiscard, labels, form, ...rest } = props;
  return (
    <Root data-save-bar="" data-bottom-bar="" {...rest}>
      <Message role="status">
        <Pencil size={16} strokeWidth={1.75} aria-hidden />
        <div>
          <b>{message}</b>
          {blocker && <span>{blocker}</span>}
        </div>
      </Message>
      <Actions>
        <Button variant="ghost" size="sm" onClick={onDiscard} disabled={isSaving}>
          {labels.discard}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="sm"
          form={form}
          isBusy={isSaving}
          busyLabel={labels.saving}
        >
          {labels.save}
        </Button>
      </Actions>
    </Root>
  );
};
