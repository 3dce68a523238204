import { checklistTextLength, type ChecklistChanges, type ChecklistStep } from '@grow/core/checklist';
import { datesOfSeasonWeek, type Season } from '@grow/core/season';
import type { TeamMember } from '@grow/core/team';
import { inLocale, typedLength } from '@grow/core/text';
import { dayInWords, daysLater } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Field, Input, Select, Text } from '@grow/ui';
import { FormDialog } from '../../../shared/form';
import { OwnerField } from '../../team';
import { m } from '../../../paraglide/messages';

type Values = { text: string; assignedTo: string; dueOn: string };

/** The days of a week of the season, as `2024-12-02`. */
function daysOf(season: Season, week: number): string[] {
  const { from } = datesOfSeasonWeek(season, week);
  return Array.from({ length: 7 }, (_, day) => daysLater(from, day));
}

type StepDialogProps = {
  /** Undefined while none is open. */
  step: ChecklistStep | undefined;
  season: Season;
  week: number;
  members: readonly TeamMember[];
  onChange: (step: ChecklistStep, changes: ChecklistChanges) => Promise<unknown>;
  onClose: () => void;
};

/** Who does a step and until when; the team's own can be reworded. */
export function StepDialog({ step, season, week, members, onChange, onClose }: StepDialogProps) {
  const { locale } = useLocale();
  const text = step ? inLocale(step.text, locale) : '';
  const isOwn = step?.key === undefined;
  const days = daysOf(season, week);
  const other = step?.dueOn !== undefined && !days.includes(step.dueOn) ? [step.dueOn] : [];
  return (
    <FormDialog<Values, void>
      isOpen={step !== undefined}
      onClose={onClose}
      title={m.step_edit()}
      keep={m.pulse_not_now()}
      action={m.step_save()}
      busy={m.step_saving()}
      initial={{ text, assignedTo: step?.assignedTo ?? '', dueOn: step?.dueOn ?? '' }}
      validate={(values) => {
        const count = typedLength(values.text);
        if (count === 0) return { text: m.step_text_missing() };
        if (count > checklistTextLength)
          return { text: m.ask_message_long({ over: count - checklistTextLength }) };
        return {};
      }}
      send={async ({ text: words, assignedTo, dueOn }) => {
        if (step)
          await onChange(step, {
            ...{ text: words, assignedTo: assignedTo || undefined, dueOn: dueOn || undefined },
          });
      }}
    >
      {(form) => (
        <>
          {isOwn ? (
            <Field label={m.step_text()} error={form.errors.text}>
              <Input {...form.text('text')} autoComplete="off" dir="auto" />
            </Field>
          ) : (
            <Text step="ui">{text}</Text>
          )}
          <OwnerField members={members} control={form.text('assignedTo')} />
          <Field label={m.step_due()}>
            <Select {...form.text('dueOn')}>
              <option value="">{m.step_no_day()}</option>
              {[...other, ...days].map((day) => (
                <option key={day} value={day}>
                  {dayInWords(day, locale)}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
    </FormDialog>
  );
}
