import { hasSeasonBegun, type RulesValues, type SeasonRules } from '@grow/core/season-admin';
import { Field, FieldGrid, Input } from '@grow/ui';
import type { ComponentProps } from 'react';
import { m } from '../../../paraglide/messages';
import { rulesProblemInWords } from './seasonWords';
import type { RulesForm } from './useRulesForm';

type RulesFieldsProps = { form: RulesForm; season: SeasonRules; now: Date };

/** The fields of the rules. The first day is locked once it has come. */
export function RulesFields({ form, season, now }: RulesFieldsProps) {
  const isBegun = hasSeasonBegun(season, now);
  const field = (
    name: keyof RulesValues,
    label: string,
    help: string | undefined,
    input: ComponentProps<typeof Input> = {},
  ) => (
    <Field label={label} help={help} error={rulesProblemInWords(form.problems[name])}>
      <Input
        name={name}
        value={form.draft.values[name]}
        autoComplete="off"
        onChange={({ target }) => form.edit({ [name]: target.value })}
        {...input}
      />
    </Field>
  );
  return (
    <FieldGrid>
      {field('label', m.season_set_label(), m.season_set_label_help(), { maxLength: 60 })}
      {field(
        'startsOn',
        m.season_set_first_day(),
        isBegun ? m.season_set_first_day_locked() : m.season_set_first_day_help(),
        { type: 'date', readOnly: isBegun, disabled: isBegun },
      )}
      {field('minTeam', m.season_set_min(), m.season_set_min_help(), { inputMode: 'numeric' })}
      {field('maxTeam', m.season_set_max(), m.season_set_max_help(), { inputMode: 'numeric' })}
      {field('teamClosesAt', m.season_set_closes(), m.season_set_closes_help(), {
        type: 'datetime-local',
        step: 60,
      })}
    </FieldGrid>
  );
}
