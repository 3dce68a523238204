import { storyLimits, type StoryFact } from '@grow/core/showcase';
import { Button, Section, Text } from '@grow/ui';
import { Plus } from 'lucide-react';
import { m } from '../../../paraglide/messages';
import { LocalField } from './LocalField';
import { Entry, Fields } from './parts.styles';

const blank: StoryFact = { label: { en: '', de: '' }, value: { en: '', de: '' } };

type FactsSectionProps = {
  title: string;
  help?: string;
  add: string;
  number: (number: number) => string;
  remove: (number: number) => string;
  facts: readonly StoryFact[];
  most: number;
  onChange: (facts: readonly StoryFact[]) => void;
};

/** Names with values: facts beside what became of it, or the numbers of the picture that is shared. */
export function FactsSection({ title, help, add, number, remove, facts, most, onChange }: FactsSectionProps) {
  const change = (index: number, fact: StoryFact) =>
    onChange(facts.map((one, at) => (at === index ? fact : one)));
  return (
    <Section title={title} aside={`${facts.length}/${most}`}>
      <Fields>
        {help !== undefined && (
          <Text step="small" tone="muted">
            {help}
          </Text>
        )}
        {facts.map((fact, index) => (
          <Entry key={index}>
            <legend>{number(index + 1)}</legend>
            <LocalField
              label={m.story_fact_label()}
              value={fact.label}
              max={80}
              onChange={(label) => change(index, { ...fact, label })}
            />
            <LocalField
              label={m.story_fact_value()}
              value={fact.value}
              max={80}
              onChange={(value) => change(index, { ...fact, value })}
            />
            <Button size="sm" onClick={() => onChange(facts.filter((_, at) => at !== index))}>
              {remove(index + 1)}
            </Button>
          </Entry>
        ))}
        {facts.length < most && (
          <Button
            size="sm"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => onChange([...facts, blank])}
          >
            {add}
          </Button>
        )}
      </Fields>
    </Section>
  );
}

/** The numbers of the picture that is shared, at most three. */
export const FiguresSection = ({ facts, onChange }: Pick<FactsSectionProps, 'facts' | 'onChange'>) => (
  <FactsSection
    title={m.story_part_figures()}
    help={m.story_figures_help()}
    add={m.story_figure_add()}
    number={(number) => m.story_figure_number({ number })}
    remove={(number) => m.story_figure_remove({ number })}
    most={storyLimits.figures}
    {...{ facts, onChange }}
  />
);

/** Facts beside what became of it, at most six. */
export const FactList = ({ facts, onChange }: Pick<FactsSectionProps, 'facts' | 'onChange'>) => (
  <FactsSection
    title={m.story_part_facts()}
    add={m.story_fact_add()}
    number={(number) => m.story_fact_number({ number })}
    remove={(number) => m.story_fact_remove({ number })}
    most={storyLimits.facts}
    {...{ facts, onChange }}
  />
);
