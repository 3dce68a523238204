import { roundPartsMutations, type HostableStage, type RoundSetup } from '@grow/core/round';
import { berlinTimeOf, parseBerlinTime } from '@grow/core/time';
import { useGrowClient } from '@grow/shell';
import { Field, Input, Select } from '@grow/ui';
import { personName } from '../../../../features/people';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FormDrawer, useFormDraft, type FieldErrors } from '../../../../shared/form';

type Values = { name: string; venue: string; startsAt: string; minutesEach: string; hostId: string };

const timeOf = (text: string): Date | undefined => {
  const parsed = parseBerlinTime(text);
  return parsed.kind === 'time' ? parsed.at : undefined;
};

const valuesOf = (stage: HostableStage | undefined): Values => ({
  name: stage?.name ?? '',
  venue: stage?.venue ?? '',
  startsAt: stage ? berlinTimeOf(stage.startsAt) : '',
  minutesEach: String(stage?.minutesEach ?? 12),
  hostId: stage?.host?.id ?? '',
});

const problemsOf = ({ name, startsAt, minutesEach }: Values): FieldErrors<Values> => ({
  ...(name.trim() === '' ? { name: m.gates_text_missing() } : {}),
  ...(timeOf(startsAt) === undefined ? { startsAt: m.gates_time_unreadable() } : {}),
  ...(/^\d{1,2}$/.test(minutesEach.trim()) && Number(minutesEach) >= 3 && Number(minutesEach) <= 60
    ? {}
    : { minutesEach: m.gates_number_between({ least: 3, most: 60 }) }),
});

type StageDrawerProps = {
  setup: RoundSetup;
  /** Undefined while it is closed. */
  edited: HostableStage | 'new' | undefined;
  onClose: () => void;
};

/** A stage: its name and place, when the first team begins, how long each has, and who hosts it, out of the jury. */
export function StageDrawer({ setup, edited, onClose }: StageDrawerProps) {
  const { supabase } = useGrowClient();
  const stage = edited === 'new' ? undefined : edited;
  const draft = useFormDraft<Values>('stage', stage?.id ?? setup.round.id);
  const saving = useProductMutation(roundPartsMutations(supabase).saveStage);
  const people = new Map(setup.jurors.map((juror) => [juror.id, personName(juror)]));
  if (stage?.host) people.set(stage.host.id, personName(stage.host));
  return (
    <FormDrawer<Values, unknown>
      isOpen={edited !== undefined}
      onClose={onClose}
      title={stage ? m.gates_change_stage() : m.gates_add_stage()}
      closeLabel={m.orga_close()}
      action={m.gates_keep_stage()}
      busy={m.orga_busy()}
      initial={valuesOf(stage)}
      draft={draft}
      validate={problemsOf}
      send={async (values) =>
        saving.send({
          roundId: setup.round.id,
          stage: {
            id: stage?.id,
            name: values.name.trim(),
            venue: values.venue.trim(),
            startsAt: timeOf(values.startsAt) ?? new Date(NaN),
            minutesEach: Number(values.minutesEach),
            hostId: values.hostId === '' ? undefined : values.hostId,
          },
        })
      }
    >
      {(form) => (
        <>
          <Field label={m.gates_stage_name()} error={form.errors.name}>
            <Input {...form.text('name')} maxLength={40} />
          </Field>
          <Field label={m.gates_venue()}>
            <Input {...form.text('venue')} maxLength={80} />
          </Field>
          <Field label={m.gates_starts_at()} error={form.errors.startsAt}>
            <Input {...form.text('startsAt')} type="datetime-local" />
          </Field>
          <Field label={m.gates_minutes_each()} error={form.errors.minutesEach}>
            <Input {...form.text('minutesEach')} inputMode="numeric" />
          </Field>
          <Field label={m.gates_host()} help={m.gates_host_help()}>
            <Select {...form.text('hostId')}>
              <option value="">{m.gates_no_host()}</option>
              {[...people].map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
    </FormDrawer>
  );
}
