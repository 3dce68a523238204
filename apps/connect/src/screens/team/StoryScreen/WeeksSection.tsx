import { draftedWeek, storyMetrics, type DraftedWeek, type RecordedWeek } from '@grow/core/showcase';
import { inLocale } from '@grow/core/text';
import { useLocale } from '@grow/shell';
import { Field, Section, Select, Text, Textarea } from '@grow/ui';
import { metricWords, weekStateWords } from '../../../features/story';
import { m } from '../../../paraglide/messages';
import { LocalField } from './LocalField';
import { Entry, Fields } from './parts.styles';
import type { StoryWriting } from './useStoryDraft';

type WeekFieldsProps = { recorded: RecordedWeek; week: DraftedWeek; onChange: (week: DraftedWeek) => void };

/** Whatever sent the week back, of which the team may quote a passage. */
function ReturnedFields({ recorded, week, onChange }: WeekFieldsProps) {
  const chosen = recorded.returned.find(({ id }) => id === week.returnedId);
  const first = recorded.returned[0];
  if (!first) return null;
  const label = m.story_week_returned({ name: (chosen ?? first).name });
  return (
    <>
      <Field label={label}>
        <Select
          value={week.returnedId ?? ''}
          onChange={({ target }) => {
            const next = recorded.returned.find(({ id }) => id === target.value);
            onChange({ ...week, returnedId: next?.id, returned: next?.note ?? '' });
          }}
        >
          <option value="">{m.story_week_returned_none()}</option>
          {recorded.returned.map(({ id, note }) => (
            <option key={id} value={id}>
              {note}
            </option>
          ))}
        </Select>
      </Field>
      {chosen && (
        <Textarea
          aria-label={label}
          value={week.returned}
          maxLength={500}
          dir="auto"
          onChange={({ target }) => onChange({ ...week, returned: target.value })}
        />
      )}
    </>
  );
}

function WeekFields({ recorded, week, onChange }: WeekFieldsProps) {
  const { locale } = useLocale();
  const verb = inLocale(recorded.verb, locale);
  const numbers = storyMetrics
    .filter((metric) => recorded.added[metric] > 0)
    .map((metric) => metricWords[metric]({ count: recorded.added[metric] }));
  return (
    <Entry>
      <legend>
        {m.story_part_week({ week: recorded.week })}
        {verb && `, ${verb}`}: {weekStateWords[recorded.state]()}
      </legend>
      {numbers.length > 0 && (
        <Text step="small" tone="muted">
          {m.story_week_added({ numbers: numbers.join(', ') })}
        </Text>
      )}
      <LocalField
        label={m.story_week_line()}
        value={week.line}
        max={280}
        onChange={(line) => onChange({ ...week, line })}
      />
      <LocalField
        label={m.story_week_figure()}
        value={week.figure}
        max={40}
        onChange={(figure) => onChange({ ...week, figure })}
      />
      <ReturnedFields {...{ recorded, week, onChange }} />
    </Entry>
  );
}

type WeeksSectionProps = Pick<StoryWriting, 'draft' | 'edit'> & { weeks: readonly RecordedWeek[] };

/** One line and one number for each week of the season. */
export function WeeksSection({ draft, edit, weeks }: WeeksSectionProps) {
  const change = (week: DraftedWeek) =>
    edit({
      weeks: [...draft.weeks.filter((one) => one.week !== week.week), week].sort((a, b) => a.week - b.week),
    });
  return (
    <Section title={m.story_part_weeks()}>
      <Fields>
        <Text step="small" tone="muted">
          {m.story_weeks_help()}
        </Text>
        {weeks.map((recorded) => (
          <WeekFields
            key={recorded.week}
            recorded={recorded}
            week={draftedWeek(draft, recorded.week)}
            onChange={change}
          />
        ))}
      </Fields>
    </Section>
  );
}
