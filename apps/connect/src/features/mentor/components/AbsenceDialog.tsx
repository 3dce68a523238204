import { mentorLimits } from '@grow/core/mentor';
import { berlinDay, daysBetween } from '@grow/core/time';
import { Field, Input, Text } from '@grow/ui';
import { useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { useMentoring } from '../useMentoring';
import { StandInField } from './StandInField';

type Values = { from: string; until: string; standIn: string };

function errorsOf({ from, until }: Values, today: string) {
  if (from === '') return { from: m.mentoring_day_missing() };
  if (until === '') return { until: m.mentoring_day_missing() };
  if (until < from || until < today) return { until: m.mentoring_day_early() };
  return daysBetween(from, until) > mentorLimits.absenceDays ? { until: m.mentoring_days_many() } : {};
}

/** Asks from when to when a mentor is away, and who looks after their teams meanwhile. */
export function AbsenceDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { userId, mutations } = useMentoring();
  const [id, setId] = useState(() => crypto.randomUUID());
  const today = berlinDay(new Date());
  const adding = useProductMutation(mutations.setAbsence, {
    words: {
      done: m.mentoring_away_saved(),
      detail: (_, { standInId }) => (standInId === undefined ? undefined : m.mentoring_away_notified()),
      undone: m.mentoring_back(),
      notUndone: m.mentoring_not_back(),
    },
    onDone: () => setId(crypto.randomUUID()),
  });
  return (
    <FormDialog<Values, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.mentoring_away_add()}
      keep={m.pulse_not_now()}
      action={m.mentoring_away_save()}
      busy={m.step_saving()}
      draft={useFormDraft<Values>('absence', userId)}
      initial={{ from: today, until: '', standIn: '' }}
      validate={(values) => errorsOf(values, today)}
      send={async ({ from, until, standIn }) => {
        await adding.send({
          ...{ id, mentorId: userId, startsOn: from, endsOn: until, standInId: standIn || undefined },
        });
      }}
    >
      {(form) => (
        <>
          <Field label={m.mentoring_from()} error={form.errors.from}>
            <Input {...form.text('from')} type="date" min={today} />
          </Field>
          <Field label={m.mentoring_until()} error={form.errors.until}>
            <Input {...form.text('until')} type="date" min={form.values.from || today} />
          </Field>
          <StandInField mentorId={userId} control={form.text('standIn')} help={m.mentoring_stand_in_help()} />
          <Text step="small" tone="muted">
            {m.mentoring_away_hours()}
          </Text>
        </>
      )}
    </FormDialog>
  );
}
