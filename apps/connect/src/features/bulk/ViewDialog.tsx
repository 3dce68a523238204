import { isAppError } from '@grow/core';
import { Button, Field, Input } from '@grow/ui';
import { m } from '../../paraglide/messages';
import { FormDialog, useFormDraft } from '../../shared/form';

const isNameTaken = (failure: unknown): boolean => isAppError(failure) && failure.code === 'already_exists';

type ViewDialogProps = {
  isOpen: boolean;
  title: string;
  /** What it is called until now; '' for a new one. */
  name: string;
  onClose: () => void;
  onSave: (name: string) => Promise<void>;
  onRemove?: () => void;
};

/** Asks what a view is called; all organisers see it. */
export function ViewDialog({ isOpen, title, name, onClose, onSave, onRemove }: ViewDialogProps) {
  const draft = useFormDraft<{ name: string }>('view', name);
  return (
    <FormDialog<{ name: string }, void>
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      keep={m.orga_keep()}
      action={m.view_save_action()}
      busy={m.orga_busy()}
      initial={{ name }}
      draft={draft}
      validate={(values) => (values.name.trim() ? {} : { name: m.view_name_missing() })}
      send={(values) => onSave(values.name.trim())}
      isShownByField={isNameTaken}
    >
      {(form) => (
        <>
          <Field
            label={m.view_name()}
            help={m.view_name_help()}
            error={form.errors.name ?? (isNameTaken(form.failure) ? m.view_name_taken() : undefined)}
          >
            <Input {...form.text('name')} maxLength={60} autoComplete="off" />
          </Field>
          {onRemove && (
            <div>
              <Button size="sm" variant="danger" onClick={onRemove}>
                {m.view_remove()}
              </Button>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}
