import { Field, Text, Textarea, type ButtonVariant } from '@grow/ui';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages';
import { FormDialog, useFormDraft } from '../../../shared/form';

type ReasonDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Names the draft of what is typed; `about` where one dialog serves several things. */
  name: string;
  about?: string | undefined;
  title: string;
  /** What follows from it. */
  detail: ReactNode;
  action: string;
  variant?: ButtonVariant;
  send: (reason: string) => Promise<unknown>;
};

/** Asks for the reason of something that the log keeps: 3 to 500 characters. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { isOpen, onClose, name, about, title, detail, action, variant, send } = props;
  const draft = useFormDraft<{ reason: string }>(name, about);
  return (
    <FormDialog<{ reason: string }, unknown>
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      keep={m.orga_keep()}
      action={action}
      busy={m.orga_busy()}
      {...(variant && { variant })}
      initial={{ reason: '' }}
      draft={draft}
      validate={({ reason }) => (reason.trim().length < 3 ? { reason: m.orga_reason_missing() } : {})}
      send={async ({ reason }) => send(reason.trim())}
    >
      {(form) => (
        <>
          <Text step="ui">{detail}</Text>
          <Field label={m.orga_reason()} help={m.orga_reason_help()} error={form.errors.reason}>
            <Textarea {...form.text('reason')} maxLength={500} rows={3} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
