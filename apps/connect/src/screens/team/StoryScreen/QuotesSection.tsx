import { storyLimits, storyVoices, type DraftedQuote, type NameablePerson } from '@grow/core/showcase';
import { Button, Checkbox, Field, FieldGrid, Input, Section, Select } from '@grow/ui';
import { Plus } from 'lucide-react';
import { voiceWords } from '../../../features/story';
import { m } from '../../../paraglide/messages';
import { LocalField } from './LocalField';
import { Entry, Fields } from './parts.styles';
import type { StoryWriting } from './useStoryDraft';

const blank: DraftedQuote = {
  ...{ text: { en: '', de: '' }, voice: 'mentor', userId: undefined, name: '' },
  ...{ role: { en: '', de: '' }, hasAgreed: false },
};

type QuoteFieldsProps = {
  quote: DraftedQuote;
  people: readonly NameablePerson[];
  onChange: (quote: DraftedQuote) => void;
};

/** Who said it: somebody of the platform, who is asked there, or somebody whose yes the team confirms. */
function VoiceFields({ quote, people, onChange }: QuoteFieldsProps) {
  if (quote.voice === 'outside')
    return (
      <>
        <Field label={m.story_quote_name()}>
          <Input
            value={quote.name}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...quote, name: target.value })}
          />
        </Field>
        <Checkbox
          checked={quote.hasAgreed}
          onChange={({ target }) => onChange({ ...quote, hasAgreed: target.checked })}
        >
          {m.story_quote_agreed()}
        </Checkbox>
      </>
    );
  return (
    <Field label={m.story_quote_who()}>
      <Select
        value={quote.userId ?? ''}
        onChange={({ target }) =>
          onChange({ ...quote, userId: target.value === '' ? undefined : target.value })
        }
      >
        <option value="">{m.story_outcome_none()}</option>
        {people
          .filter(({ kind }) => kind === 'mentor' || kind === 'juror')
          .map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
      </Select>
    </Field>
  );
}

function QuoteFields({ quote, people, onChange }: QuoteFieldsProps) {
  return (
    <>
      <LocalField
        label={m.story_quote_text()}
        value={quote.text}
        max={500}
        isLong
        onChange={(text) => onChange({ ...quote, text })}
      />
      <FieldGrid>
        <Field label={m.story_quote_voice()}>
          <Select
            value={quote.voice}
            onChange={({ target }) =>
              onChange({ ...quote, voice: storyVoices.find((voice) => voice === target.value) ?? 'mentor' })
            }
          >
            {storyVoices.map((voice) => (
              <option key={voice} value={voice}>
                {voiceWords[voice]()}
              </option>
            ))}
          </Select>
        </Field>
        <VoiceFields {...{ quote, people, onChange }} />
      </FieldGrid>
      <LocalField
        label={m.story_quote_role()}
        value={quote.role}
        max={80}
        onChange={(role) => onChange({ ...quote, role })}
      />
    </>
  );
}

type QuotesSectionProps = Pick<StoryWriting, 'draft' | 'edit'> & { people: readonly NameablePerson[] };

/** Up to six quotes. */
export function QuotesSection({ draft: { quotes }, edit, people }: QuotesSectionProps) {
  return (
    <Section title={m.story_part_quotes()} aside={`${quotes.length}/${storyLimits.quotes}`}>
      <Fields>
        {quotes.map((quote, index) => (
          <Entry key={index}>
            <legend>{m.story_quote_number({ number: index + 1 })}</legend>
            <QuoteFields
              quote={quote}
              people={people}
              onChange={(next) => edit({ quotes: quotes.map((one, at) => (at === index ? next : one)) })}
            />
            <Button size="sm" onClick={() => edit({ quotes: quotes.filter((_, at) => at !== index) })}>
              {m.story_quote_remove({ number: index + 1 })}
            </Button>
          </Entry>
        ))}
        {quotes.length < storyLimits.quotes && (
          <Button
            size="sm"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => edit({ quotes: [...quotes, blank] })}
          >
            {m.story_quote_add()}
          </Button>
        )}
      </Fields>
    </Section>
  );
}
