import type { OfficeHourSlot } from '@grow/core/office-hour';
import { timeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Text } from '@grow/ui';
import { slotFault, SlotFault, useSlotMutations } from '../../../features/officeHour';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { TimeFields } from './SlotFields';
import { timeErrors, timeTexts, typedTime, type TimeTexts } from './slotForm';

type MoveSlotDialogProps = { slot: OfficeHourSlot; isOpen: boolean; onClose: () => void };

/** Moves a slot; the team that has booked it moves along and is told. */
export function MoveSlotDialog({ slot, isOpen, onClose }: MoveSlotDialogProps) {
  const { locale } = useLocale();
  const { move } = useSlotMutations();
  const team = slot.booking && (slot.booking.team?.name ?? m.hours_the_team());
  return (
    <FormDialog<TimeTexts, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.hours_move_slot()}
      keep={m.hours_keep_time({ time: timeInWords(slot.startsAt, locale) })}
      action={m.hours_move()}
      busy={m.hours_moving()}
      draft={useFormDraft<TimeTexts>('slot-time', slot.id)}
      initial={timeTexts(slot)}
      validate={(texts) => timeErrors(texts, new Date())}
      send={async (texts) => {
        const startsAt = typedTime(texts);
        if (startsAt) await move.send({ slot, startsAt, minutes: Number(texts.minutes) });
      }}
      isShownByField={(failure) => slotFault(failure) !== undefined}
    >
      {(form) => (
        <>
          <TimeFields form={form} />
          {team && (
            <Text step="small" tone="muted">
              {m.hours_moves_along({ team })}
            </Text>
          )}
          <SlotFault failure={form.failure} />
        </>
      )}
    </FormDialog>
  );
}
