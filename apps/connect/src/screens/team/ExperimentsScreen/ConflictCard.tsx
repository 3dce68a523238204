import { experimentFromRow, type Experiment } from '@grow/core/experiment';
import { isAppError } from '@grow/core';
import { useLocale } from '@grow/shell';
import { Button, Text } from '@grow/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { metricWords, verdictWords } from '../../../features/experiment';
import type { Form } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { differingFields, textsOf, type ExperimentTexts } from './experimentForm';

const Card = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--color-caution);
  border-radius: var(--radius-md);
  dt {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  dd + dt {
    margin-top: 8px;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

const fieldWords: Record<keyof ExperimentTexts, () => string> = {
  ...metricWords,
  hypothesis: m.tests_form_believe,
  method: m.tests_form_try,
  happenedOn: m.tests_form_when,
  target: m.tests_form_needed,
  result: m.tests_form_result,
  unit: m.tests_form_unit,
  verdict: m.tests_form_verdict,
  seen: m.tests_form_see,
  decision: m.tests_form_decide,
  nextStep: m.tests_form_next,
  links: m.tests_form_links,
  consent: m.tests_form_consent,
  draft: m.tests_draft,
  id: () => '',
  base: () => '',
};

/** The test as somebody else saved it, where that is why a save was refused. */
export function theirsOf(failure: unknown): Experiment | undefined {
  if (!isAppError(failure) || failure.code !== 'experiment_changed') return undefined;
  try {
    return experimentFromRow(JSON.parse(failure.details ?? ''));
  } catch {
    return undefined;
  }
}

const shown = (field: keyof ExperimentTexts, text: string) => {
  if (field === 'verdict') return Object.entries(verdictWords).find(([one]) => one === text)?.[1]() ?? text;
  if (field === 'consent' || field === 'draft') return text === 'yes' ? m.tests_yes() : m.tests_no();
  return text || m.tests_history_nothing();
};

type ConflictCardProps = { theirs: Experiment; form: Form<ExperimentTexts> };

/** Two members saved the same test: both texts are there, and whoever came second chooses. */
export function ConflictCard({ theirs, form }: ConflictCardProps) {
  const { locale } = useLocale();
  const card = useRef<HTMLDivElement>(null);
  const other = textsOf(theirs, locale);
  const base = String(theirs.version);
  useEffect(() => card.current?.focus(), [theirs.version]);
  // Once chosen, the next save is over their version.
  if (form.values.base === base) return null;
  return (
    <Card ref={card} role="alert" tabIndex={-1}>
      <Text step="ui">
        <b>{m.tests_conflict()}</b>
        <br />
        {m.tests_conflict_detail()}
      </Text>
      <dl>
        {differingFields(theirs, form.values, locale).map((field) => (
          <div key={field}>
            <dt>{fieldWords[field]()}</dt>
            <dd dir="auto">{shown(field, other[field])}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button size="sm" variant="solid" onClick={() => form.set({ base })}>
          {m.tests_conflict_mine()}
        </Button>
        <Button size="sm" onClick={() => form.set({ ...other, id: form.values.id, base })}>
          {m.tests_conflict_theirs()}
        </Button>
      </div>
    </Card>
  );
}
