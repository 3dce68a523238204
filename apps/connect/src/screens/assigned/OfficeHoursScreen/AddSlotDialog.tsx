import type { OfficeHourSeries } from '@grow/core/office-hour';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { slotFault, SlotFault, useSlotMutations } from '../../../features/officeHour';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { PlaceFields, TimeFields } from './SlotFields';
import { placeOf, timeErrors, typedTime, urlError, type PlaceTexts, type TimeTexts } from './slotForm';

type Values = TimeTexts & PlaceTexts;

type AddSlotDialogProps = { series: readonly OfficeHourSeries[]; isOpen: boolean; onClose: () => void };

/** Adds one slot where the table had none. */
export function AddSlotDialog({ series, isOpen, onClose }: AddSlotDialogProps) {
  const [query] = useSearchParams();
  const [id] = useState(() => crypto.randomUUID());
  const { add } = useSlotMutations();
  const at = query.get('at') ?? '';
  const [day = '', time = ''] = at.split('T');
  const [like] = series;
  return (
    <FormDialog<Values, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.hours_add_slot()}
      keep={m.pulse_not_now()}
      action={m.hours_add_slot()}
      busy={m.step_saving()}
      draft={useFormDraft<Values>('slot', at)}
      initial={{
        ...{ day, time, minutes: String(like?.minutes ?? 20) },
        ...{ audience: like?.audience ?? 'own', url: like?.url ?? '' },
      }}
      validate={(values) => {
        const url = urlError(values.url);
        return { ...timeErrors(values, new Date()), ...(url ? { url } : {}) };
      }}
      send={async (values) => {
        const startsAt = typedTime(values);
        if (startsAt) await add.send({ id, startsAt, minutes: Number(values.minutes), ...placeOf(values) });
      }}
      isShownByField={(failure) => slotFault(failure) !== undefined}
    >
      {(form) => (
        <>
          <TimeFields form={form} />
          <PlaceFields form={form} onAudience={(audience) => form.set({ audience })} />
          <SlotFault failure={form.failure} />
        </>
      )}
    </FormDialog>
  );
}
