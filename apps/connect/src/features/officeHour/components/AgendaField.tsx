import { typedLength } from '@grow/core/text';
import { officeHourLimits } from '@grow/core/office-hour';
import { Field, Textarea } from '@grow/ui';
import type { ComponentProps } from 'react';
import { m } from '../../../paraglide/messages';

/** What is wrong with an agenda; nothing for one that can be sent. */
export function agendaErrors({ agenda }: { readonly agenda: string }): { agenda?: string } {
  const over = typedLength(agenda) - officeHourLimits.agenda;
  return over > 0 ? { agenda: m.ask_message_long({ over }) } : {};
}

type AgendaFieldProps = {
  /** Who reads it. */
  name: string;
  control: ComponentProps<typeof Textarea> & { value: string };
  error?: string | undefined;
};

/** What the team wants to decide in a meeting. */
export const AgendaField = ({ name, control, error }: AgendaFieldProps) => (
  <Field
    label={m.hours_agenda_label()}
    help={m.hours_agenda_help({ name })}
    aside={m.team_count({ count: typedLength(control.value), max: officeHourLimits.agenda })}
    error={error}
  >
    <Textarea {...control} dir="auto" rows={3} />
  </Field>
);
