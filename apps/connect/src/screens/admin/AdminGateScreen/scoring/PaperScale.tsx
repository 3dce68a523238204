import type { Criterion } from '@grow/core/round';
import type { Locale } from '@grow/shell';
import { scaleSteps, StepScale, Text } from '@grow/ui';
import { m } from '../../../../paraglide/messages';

type PaperScaleProps = {
  criterion: Criterion;
  locale: Locale;
  /** From `1` to `5`; '' while none is chosen. */
  value: string;
  error: string | undefined;
  onChoose: (step: string) => void;
};

/** One criterion of a score sheet on paper. */
export function PaperScale({ criterion, locale, value, error, onChoose }: PaperScaleProps) {
  const { name, question, weight, anchors } = criterion;
  const [one = '', two = '', three = '', four = '', five = ''] = anchors[locale];
  return (
    <div>
      <StepScale
        name={name[locale]}
        question={question[locale]}
        weight={m.gates_paper_weight({ weight: weight.toLocaleString(locale) })}
        anchors={[one, two, three, four, five]}
        value={scaleSteps.find((step) => String(step) === value) ?? null}
        onChoose={(step) => onChoose(String(step))}
        hint={m.gates_paper_hint()}
        // The form puts the focus on the first that is wrong.
        {...(error !== undefined && { 'aria-invalid': true, tabIndex: -1 })}
      />
      {error && (
        <Text step="small" tone="critical" role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}
