import { storyLimits, storyOutcomes } from '@grow/core/showcase';
import { Field, FieldGrid, Input, Section, Select } from '@grow/ui';
import { outcomeWords } from '../../../features/story';
import { m } from '../../../paraglide/messages';
import { LocalField } from './LocalField';
import { Fields } from './parts.styles';
import type { StoryWriting } from './useStoryDraft';

/** What the story says first: the pitch, its topic, and what became of it. */
export function WordsSection({ draft, edit }: Pick<StoryWriting, 'draft' | 'edit'>) {
  return (
    <>
      <Section title={m.story_part_pitch()}>
        <LocalField
          label={m.story_part_pitch()}
          help={m.story_pitch_help()}
          value={draft.pitch}
          max={storyLimits.pitch}
          onChange={(pitch) => edit({ pitch })}
        />
      </Section>
      <Section title={m.story_part_topic()}>
        <LocalField
          label={m.story_part_topic()}
          help={m.story_topic_help()}
          value={draft.topic}
          max={storyLimits.topic}
          onChange={(topic) => edit({ topic })}
        />
      </Section>
      <Section title={m.story_part_outcome()}>
        <Fields>
          <FieldGrid>
            <Field label={m.story_part_outcome()}>
              <Select
                value={draft.outcome ?? ''}
                onChange={({ target }) =>
                  edit({ outcome: storyOutcomes.find((outcome) => outcome === target.value) })
                }
              >
                <option value="">{m.story_outcome_none()}</option>
                {storyOutcomes.map((outcome) => (
                  <option key={outcome} value={outcome}>
                    {outcomeWords[outcome]()}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={m.story_people_today()}>
              <Input
                inputMode="numeric"
                value={draft.peopleToday === undefined ? '' : String(draft.peopleToday)}
                onChange={({ target }) => {
                  const digits = target.value.replace(/\D/g, '').slice(0, 5);
                  edit({ peopleToday: digits === '' ? undefined : Number(digits) });
                }}
              />
            </Field>
          </FieldGrid>
          <LocalField
            label={m.story_part_today()}
            help={m.story_today_help()}
            value={draft.today}
            max={storyLimits.text}
            isLong
            onChange={(today) => edit({ today })}
          />
          <Field label={m.story_part_link()} help={m.story_link_help()}>
            <Input
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={storyLimits.link}
              value={draft.link}
              onChange={({ target }) => edit({ link: target.value })}
            />
          </Field>
        </Fields>
      </Section>
    </>
  );
}
