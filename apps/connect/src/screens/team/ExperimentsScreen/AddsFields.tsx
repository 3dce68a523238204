import { tractionMetrics } from '@grow/core/experiment';
import { useLocale } from '@grow/shell';
import { FieldGroup, NumberStepper, NumberStepperList } from '@grow/ui';
import { metricWords } from '../../../features/experiment';
import type { Form } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { stepsOf, type ExperimentTexts } from './experimentForm';

/** What the test adds to the team's numbers, which are sums of what tests add. */
export function AddsFields({ form }: { form: Form<ExperimentTexts> }) {
  const { locale } = useLocale();
  const { values, errors, set } = form;
  const wrong = tractionMetrics.map((metric) => errors[metric]).find(Boolean);
  return (
    <FieldGroup label={m.tests_form_adds()} error={wrong}>
      <NumberStepperList>
        {tractionMetrics.map((metric) => {
          const name = metricWords[metric]();
          const { less, more } = stepsOf(metric, values[metric], locale);
          const stepTo = (text: string | undefined) =>
            text === undefined ? undefined : () => set({ [metric]: text });
          return (
            <NumberStepper
              key={metric}
              name={metric}
              label={metric === 'revenueCents' ? m.tests_form_revenue() : name}
              value={values[metric]}
              onChange={(text) => set({ [metric]: text })}
              onStep={{ less: stepTo(less), more: stepTo(more) }}
              labels={{
                less: m.tests_form_less({ metric: name }),
                more: m.tests_form_more({ metric: name }),
              }}
              inputMode={metric === 'revenueCents' ? 'decimal' : 'numeric'}
              aria-invalid={errors[metric] !== undefined}
            />
          );
        })}
      </NumberStepperList>
    </FieldGroup>
  );
}
