import { typedLength } from '@grow/core/text';
import { officeHourLimits, type NamedBooking } from '@grow/core/office-hour';
import { timeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Field, Input, Text } from '@grow/ui';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { meetingFault } from '../meetingFaults';
import { useMeetingMutations } from '../useMeetingMutations';
import { MeetingFault } from './Faults';

type Values = { word: string };

type CancelDialogProps = {
  booking: NamedBooking;
  /** Whether the mentor asks, whose slot is blocked then. */
  isMentor?: boolean;
  isOpen: boolean;
  onClose: () => void;
};

/** Calls a meeting off, with a word why. */
export function CancelDialog({ booking, isMentor = false, isOpen, onClose }: CancelDialogProps) {
  const { locale } = useLocale();
  const { cancel } = useMeetingMutations();
  const time = timeInWords(booking.startsAt, locale);
  const other = isMentor ? booking.team?.name : booking.mentor?.firstName;
  return (
    <FormDialog<Values, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.hours_cancel_title({ time })}
      keep={m.hours_keep_time({ time })}
      action={m.hours_cancel()}
      busy={m.hours_cancelling()}
      variant="danger"
      draft={useFormDraft<Values>('meeting-cancel', booking.id)}
      initial={{ word: '' }}
      validate={({ word }) => {
        const over = typedLength(word) - officeHourLimits.word;
        return over > 0 ? { word: m.ask_message_long({ over }) } : {};
      }}
      send={async ({ word }) => {
        await cancel.send({ booking, word });
      }}
      isShownByField={(failure) => meetingFault(failure, time) !== undefined}
    >
      {(form) => (
        <>
          <Text step="ui">
            {isMentor
              ? m.hours_cancel_mentor({ name: other ?? m.hours_the_team() })
              : m.hours_cancel_team({ name: other ?? m.mentor_title() })}
          </Text>
          <Field label={m.hours_cancel_word()} aside={m.optional()} error={form.errors.word}>
            <Input {...form.text('word')} autoComplete="off" dir="auto" />
          </Field>
          <MeetingFault failure={form.failure} time={time} />
        </>
      )}
    </FormDialog>
  );
}
