import type { OfficeHourSlot } from '@grow/core/office-hour';
import { slotFault, SlotFault, useSlotMutations } from '../../../features/officeHour';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { PlaceFields } from './SlotFields';
import { placeOf, urlError, type PlaceTexts } from './slotForm';

type ChangeSlotDialogProps = { slot: OfficeHourSlot; isOpen: boolean; onClose: () => void };

/** Whom a slot is for, and where the call is. */
export function ChangeSlotDialog({ slot, isOpen, onClose }: ChangeSlotDialogProps) {
  const { change } = useSlotMutations();
  return (
    <FormDialog<PlaceTexts, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.hours_change_slot()}
      keep={m.pulse_not_now()}
      action={m.hours_save_slot()}
      busy={m.step_saving()}
      draft={useFormDraft<PlaceTexts>('slot-place', slot.id)}
      initial={{ audience: slot.audience, url: slot.url ?? '' }}
      validate={({ url }) => {
        const fault = urlError(url);
        return fault ? { url: fault } : {};
      }}
      send={async (texts) => {
        await change.send({ slot, change: placeOf(texts) });
      }}
      isShownByField={(failure) => slotFault(failure) !== undefined}
    >
      {(form) => (
        <>
          <PlaceFields form={form} onAudience={(audience) => form.set({ audience })} />
          <SlotFault failure={form.failure} />
        </>
      )}
    </FormDialog>
  );
}
