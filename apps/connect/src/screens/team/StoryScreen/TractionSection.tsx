import { storyMetrics, type StoryWorkspace } from '@grow/core/showcase';
import { Field, Section, Select, Text } from '@grow/ui';
import { metricWords } from '../../../features/story';
import { m } from '../../../paraglide/messages';
import { LocalField } from './LocalField';
import { Fields } from './parts.styles';
import type { StoryWriting } from './useStoryDraft';

type TractionSectionProps = Pick<StoryWriting, 'draft' | 'edit'> & Pick<StoryWorkspace, 'totals'>;

/** Which of the team's numbers is drawn as a curve; none is typed. */
export function TractionSection({ draft: { traction }, edit, totals }: TractionSectionProps) {
  const shown = storyMetrics.filter((metric) => totals[metric].length > 0 || traction?.metric === metric);
  return (
    <Section title={m.story_part_traction()}>
      <Fields>
        <Text step="small" tone="muted">
          {m.story_traction_help()}
        </Text>
        <Field label={m.story_part_traction()}>
          <Select
            value={traction?.metric ?? ''}
            onChange={({ target }) => {
              const metric = storyMetrics.find((one) => one === target.value);
              edit({ traction: metric && { metric, label: traction?.label ?? { en: '', de: '' } } });
            }}
          >
            <option value="">{m.story_traction_none()}</option>
            {shown.map((metric) => (
              <option key={metric} value={metric}>
                {metricWords[metric]({ count: totals[metric].at(-1)?.total ?? 0 })}
              </option>
            ))}
          </Select>
        </Field>
        {traction && (
          <LocalField
            label={m.story_traction_label()}
            value={traction.label}
            max={80}
            onChange={(label) => edit({ traction: { ...traction, label } })}
          />
        )}
      </Fields>
    </Section>
  );
}
