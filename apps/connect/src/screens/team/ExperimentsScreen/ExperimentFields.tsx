import { typedLength } from '@grow/core/text';
import {
  experimentDecisions,
  experimentLimits,
  experimentVerdicts,
  numberFromText,
  proposedVerdict,
} from '@grow/core/experiment';
import type { Season } from '@grow/core/season';
import { berlinDay } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Checkbox, Field, FieldGroup, Input, Segmented, Text, Textarea } from '@grow/ui';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { decisionWords, numberInWords, verdictWords } from '../../../features/experiment';
import type { Form } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { AddsFields } from './AddsFields';
import type { ExperimentTexts } from './experimentForm';

const Numbers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr);
  gap: 12px;
  align-items: start;
`;

const Choices = styled.div`
  max-width: 100%;
  overflow-x: auto;
  padding: 4px;
  margin: -4px;
`;

const counted = (text: string, max: number) => m.team_count({ count: typedLength(text), max });

/** What the numbers propose. It is a proposal: whoever types a number has not chosen yet. */
function Proposal({ form }: { form: Form<ExperimentTexts> }) {
  const { locale } = useLocale();
  const [target, result] = [numberFromText(form.values.target), numberFromText(form.values.result)];
  if (typeof target !== 'number' || typeof result !== 'number') return null;
  const proposal = proposedVerdict({ target, result });
  if (!proposal) return null;
  const given = { result: numberInWords(result, locale), target: numberInWords(target, locale) };
  const words = {
    above: m.tests_form_above(given),
    equal: m.tests_form_equal(given),
    below: m.tests_form_below(given),
  };
  return (
    <Text step="small" tone="muted" aria-live="polite">
      <b>{words[proposal.comparison]}</b> {m.tests_form_otherwise()}
    </Text>
  );
}

/** Chooses what the numbers propose as they are typed, until somebody chose otherwise. */
function useProposedVerdict({ values, set }: Form<ExperimentTexts>): void {
  const propose = useEffectEvent((target: string, result: string) => {
    const [needed, came] = [numberFromText(target), numberFromText(result)];
    if (typeof needed !== 'number' || typeof came !== 'number' || values.verdict !== 'open') return;
    const proposal = proposedVerdict({ target: needed, result: came });
    if (proposal && values.base !== '') set({ verdict: proposal.verdict });
  });
  useEffect(() => propose(values.target, values.result), [values.target, values.result]);
}

type ExperimentFieldsProps = {
  form: Form<ExperimentTexts>;
  season: Pick<Season, 'startsOn'>;
  /** What was logged does not become a draft again. */
  canBeDraft: boolean;
};

/** What is asked about a market test, in the order of its chain. */
export function ExperimentFields({ form, season, canBeDraft }: ExperimentFieldsProps) {
  const { values, errors, text, set } = form;
  useProposedVerdict(form);
  return (
    <>
      <Field
        label={m.tests_form_believe()}
        aside={counted(values.hypothesis, experimentLimits.hypothesis)}
        error={errors.hypothesis}
      >
        <Textarea {...text('hypothesis')} dir="auto" rows={2} />
      </Field>
      <Field
        label={m.tests_form_try()}
        aside={counted(values.method, experimentLimits.method)}
        help={m.tests_form_try_help()}
        error={errors.method}
      >
        <Textarea {...text('method')} dir="auto" rows={2} />
      </Field>
      <Field label={m.tests_form_when()} error={errors.happenedOn}>
        <Input {...text('happenedOn')} type="date" min={season.startsOn} max={berlinDay(new Date())} />
      </Field>
      <Numbers>
        <Field label={m.tests_form_needed()} error={errors.target}>
          <Input {...text('target')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label={m.tests_form_result()} error={errors.result}>
          <Input {...text('result')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label={m.tests_form_unit()} error={errors.unit}>
          <Input
            {...text('unit')}
            placeholder={m.tests_form_unit_placeholder()}
            autoComplete="off"
            dir="auto"
          />
        </Field>
      </Numbers>
      <Proposal form={form} />
      <FieldGroup label={m.tests_form_verdict()}>
        <Choices>
          <Segmented
            label={m.tests_form_verdict()}
            size="sm"
            options={experimentVerdicts.map((value) => ({ value, label: verdictWords[value]() }))}
            value={experimentVerdicts.find((one) => one === values.verdict) ?? 'open'}
            onChange={(verdict) => set({ verdict })}
          />
        </Choices>
      </FieldGroup>
      <Field
        label={m.tests_form_see()}
        aside={counted(values.seen, experimentLimits.seen)}
        error={errors.seen}
      >
        <Textarea {...text('seen')} dir="auto" rows={3} placeholder={m.tests_form_see_placeholder()} />
      </Field>
      <FieldGroup label={m.tests_form_decide()}>
        <Choices>
          <Segmented
            label={m.tests_form_decide()}
            size="sm"
            options={[
              { value: '', label: m.tests_form_undecided() },
              ...experimentDecisions.map((value) => ({ value, label: decisionWords[value]() })),
            ]}
            value={values.decision}
            onChange={(decision) => set({ decision })}
          />
        </Choices>
      </FieldGroup>
      {values.decision !== '' && (
        <Field label={m.tests_form_next()} aside={m.optional()} error={errors.nextStep}>
          <Textarea {...text('nextStep')} dir="auto" rows={2} />
        </Field>
      )}
      <AddsFields form={form} />
      <Field
        label={m.tests_form_links()}
        aside={m.optional()}
        help={m.tests_form_links_help()}
        error={errors.links}
      >
        <Textarea
          {...text('links')}
          rows={2}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      </Field>
      <Checkbox
        checked={values.consent === 'yes'}
        onChange={({ target }) => set({ consent: target.checked ? 'yes' : '' })}
        detail={m.tests_form_consent_detail()}
      >
        {m.tests_form_consent()}
      </Checkbox>
      {canBeDraft && (
        <Checkbox
          checked={values.draft === 'yes'}
          onChange={({ target }) => set({ draft: target.checked ? 'yes' : '' })}
          detail={m.tests_form_draft_detail()}
        >
          {m.tests_form_draft()}
        </Checkbox>
      )}
      <Text step="small" tone="muted">
        {m.tests_form_device()}
      </Text>
    </>
  );
}
