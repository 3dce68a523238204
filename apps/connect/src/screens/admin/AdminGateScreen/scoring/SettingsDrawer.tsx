import {
  roundMetrics,
  roundMutations,
  type Round,
  type RoundMetric,
  type RoundSetup,
} from '@grow/core/round';
import { berlinTimeOf, parseBerlinTime } from '@grow/core/time';
import { useGrowClient } from '@grow/shell';
import { Checkbox, Chip, ChipRow, Field, FieldGroup, Input, Text } from '@grow/ui';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FormDrawer, type FieldErrors } from '../../../../shared/form';

type Values = {
  cutSize: string;
  ballotsWanted: string;
  bridgesWanted: string;
  locksAt: string;
  waitingUntil: string;
  shownWeeks: readonly number[];
  shownMetrics: readonly RoundMetric[];
  barsSameUniversity: boolean;
  showsScores: boolean;
};

const metricWords: Record<RoundMetric, () => string> = {
  interviews: m.tests_interviews,
  test_users: m.tests_users,
  preorders: m.tests_orders,
  revenue: m.tests_revenue,
};

const weeks = Array.from({ length: 11 }, (_, index) => index + 1);

const timeText = (time: Date | undefined) => (time ? berlinTimeOf(time) : '');

const valuesOf = (round: Round): Values => ({
  cutSize: String(round.cutSize),
  ballotsWanted: String(round.ballotsWanted),
  bridgesWanted: String(round.bridgesWanted),
  locksAt: timeText(round.locksAt),
  waitingUntil: timeText(round.waitingUntil),
  shownWeeks: round.shownWeeks,
  shownMetrics: round.shownMetrics,
  barsSameUniversity: round.barsSameUniversity,
  showsScores: round.showsScores,
});

/** Undefined for an empty text; null for one that names no time. */
function timeOf(text: string): Date | undefined | null {
  if (text === '') return undefined;
  const parsed = parseBerlinTime(text);
  return parsed.kind === 'time' ? parsed.at : null;
}

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

const problemsOf = (values: Values): FieldErrors<Values> => ({
  ...(isWhole(values.cutSize, 1, 1000) ? {} : { cutSize: m.gates_number_between({ least: 1, most: 1000 }) }),
  ...(isWhole(values.ballotsWanted, 1, 9)
    ? {}
    : { ballotsWanted: m.gates_number_between({ least: 1, most: 9 }) }),
  ...(isWhole(values.bridgesWanted, 0, 5)
    ? {}
    : { bridgesWanted: m.gates_number_between({ least: 0, most: 5 }) }),
  ...(timeOf(values.locksAt) === null ? { locksAt: m.gates_time_unreadable() } : {}),
  ...(timeOf(values.waitingUntil) === null ? { waitingUntil: m.gates_time_unreadable() } : {}),
});

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

type SettingsDrawerProps = { setup: RoundSetup; isOpen: boolean; onClose: () => void };

/** How many go on and how many judge a team, what jurors see, and when it ends. What belongs to set-up rests once it is open. */
export function SettingsDrawer({ setup, isOpen, onClose }: SettingsDrawerProps) {
  const { supabase } = useGrowClient();
  const { round } = setup;
  const saving = useProductMutation(roundMutations(supabase).save);
  const isSetup = round.state === 'setup';
  const send = async (values: Values) => {
    const ofSetup = {
      ballotsWanted: Number(values.ballotsWanted),
      bridgesWanted: Number(values.bridgesWanted),
      shownWeeks: values.shownWeeks.toSorted((a, b) => a - b),
      shownMetrics: values.shownMetrics,
      barsSameUniversity: values.barsSameUniversity,
    };
    return saving.send({
      roundId: round.id,
      version: round.version,
      changes: {
        cutSize: Number(values.cutSize),
        showsScores: values.showsScores,
        locksAt: timeOf(values.locksAt) ?? undefined,
        waitingUntil: timeOf(values.waitingUntil) ?? undefined,
        ...(isSetup ? ofSetup : {}),
      },
    });
  };
  return (
    <FormDrawer<Values, unknown>
      isOpen={isOpen}
      onClose={onClose}
      title={m.gates_settings()}
      closeLabel={m.orga_close()}
      action={m.gates_keep_settings()}
      busy={m.orga_busy()}
      initial={valuesOf(round)}
      validate={problemsOf}
      send={send}
    >
      {(form) => (
        <>
          <Field label={m.gates_cut_size()} error={form.errors.cutSize}>
            <Input {...form.text('cutSize')} inputMode="numeric" />
          </Field>
          {isSetup && (
            <>
              <Field label={m.gates_ballots_wanted()} error={form.errors.ballotsWanted}>
                <Input {...form.text('ballotsWanted')} inputMode="numeric" />
              </Field>
              <Field
                label={m.gates_bridges_wanted()}
                help={m.gates_bridges_help()}
                error={form.errors.bridgesWanted}
              >
                <Input {...form.text('bridgesWanted')} inputMode="numeric" />
              </Field>
              <FieldGroup label={m.gates_shown_weeks()}>
                <ChipRow>
                  {weeks.map((week) => (
                    <Chip
                      key={week}
                      isOn={form.values.shownWeeks.includes(week)}
                      onClick={() => form.set({ shownWeeks: toggled(form.values.shownWeeks, week) })}
                    >
                      {m.gates_week({ week })}
                    </Chip>
                  ))}
                </ChipRow>
              </FieldGroup>
              <FieldGroup label={m.gates_shown_metrics()}>
                <ChipRow>
                  {roundMetrics.map((metric) => (
                    <Chip
                      key={metric}
                      isOn={form.values.shownMetrics.includes(metric)}
                      onClick={() => form.set({ shownMetrics: toggled(form.values.shownMetrics, metric) })}
                    >
                      {metricWords[metric]()}
                    </Chip>
                  ))}
                </ChipRow>
              </FieldGroup>
              <Checkbox
                checked={form.values.barsSameUniversity}
                onChange={({ target }) => form.set({ barsSameUniversity: target.checked })}
              >
                {m.gates_bars_university()}
              </Checkbox>
            </>
          )}
          <Checkbox
            checked={form.values.showsScores}
            onChange={({ target }) => form.set({ showsScores: target.checked })}
          >
            {m.gates_shows_scores()}
          </Checkbox>
          <Field label={m.gates_locks_at()} help={m.gates_locks_help()} error={form.errors.locksAt}>
            <Input {...form.text('locksAt')} type="datetime-local" />
          </Field>
          <Field label={m.gates_waiting_end()} error={form.errors.waitingUntil}>
            <Input {...form.text('waitingUntil')} type="datetime-local" />
          </Field>
          {!isSetup && <Text step="ui">{m.gates_settings_rest()}</Text>}
        </>
      )}
    </FormDrawer>
  );
}
