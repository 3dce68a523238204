import { typedLength } from '@grow/core/text';
import { mentorLimits } from '@grow/core/mentor';
import { Field, Text, Textarea } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { FormDialog, useFormDraft } from '../../../shared/form';

type Values = { reason: string };

type ReasonDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  detail: string;
  action: string;
  /** Who reads the reason; organisers alone where nothing is said. */
  readers?: string;
  /** Names the draft, and what it is about. */
  draft: readonly [name: string, about: string];
  send: (reason: string) => Promise<unknown>;
};

/** Asks a mentor why, or an organiser. */
export function ReasonDialog({
  isOpen,
  onClose,
  title,
  detail,
  action,
  readers = m.mentoring_reason_help(),
  draft,
  send,
}: ReasonDialogProps) {
  return (
    <FormDialog<Values, void>
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      keep={m.pulse_not_now()}
      action={action}
      busy={m.confidence_sending()}
      draft={useFormDraft<Values>(...draft)}
      initial={{ reason: '' }}
      validate={({ reason }) => {
        if (typedLength(reason) < 3) return { reason: m.mentoring_reason_missing() };
        const over = typedLength(reason) - mentorLimits.reason;
        return over > 0 ? { reason: m.ask_message_long({ over }) } : {};
      }}
      send={async ({ reason }) => {
        await send(reason);
      }}
    >
      {(form) => (
        <>
          <Text step="ui">{detail}</Text>
          <Field
            label={m.mentoring_reason()}
            help={readers}
            aside={m.team_count({ count: typedLength(form.values.reason), max: mentorLimits.reason })}
            error={form.errors.reason}
          >
            <Textarea {...form.text('reason')} dir="auto" rows={3} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
