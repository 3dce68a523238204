import type { NamedBooking } from '@grow/core/office-hour';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { useMeetingMutations } from '../useMeetingMutations';
import { AgendaField, agendaErrors } from './AgendaField';

type Values = { agenda: string };

type AgendaDialogProps = { booking: NamedBooking; isOpen: boolean; onClose: () => void };

/** What the team wants to decide, said or changed after it was booked. */
export function AgendaDialog({ booking, isOpen, onClose }: AgendaDialogProps) {
  const { changeAgenda } = useMeetingMutations();
  return (
    <FormDialog<Values, void>
      isOpen={isOpen}
      onClose={onClose}
      title={booking.agenda ? m.hours_agenda_change() : m.hours_agenda_say()}
      keep={m.pulse_not_now()}
      action={m.hours_agenda_save()}
      busy={m.step_saving()}
      draft={useFormDraft<Values>('meeting-agenda', booking.id)}
      initial={{ agenda: booking.agenda }}
      validate={agendaErrors}
      send={async ({ agenda }) => {
        await changeAgenda.send({ booking, agenda });
      }}
    >
      {(form) => (
        <AgendaField
          name={booking.mentor?.firstName ?? m.mentor_title()}
          control={form.text('agenda')}
          error={form.errors.agenda}
        />
      )}
    </FormDialog>
  );
}
