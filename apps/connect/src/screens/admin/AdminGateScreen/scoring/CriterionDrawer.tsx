import { roundPartsMutations, type Criterion } from '@grow/core/round';
import { useGrowClient } from '@grow/shell';
import { Field, Input, Section, Textarea } from '@grow/ui';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FormDrawer, useFormDraft, type FieldErrors } from '../../../../shared/form';

const steps = [1, 2, 3, 4, 5] as const;
const locales = ['en', 'de'] as const;
type Values = Record<
  `${'name' | 'question' | `step${(typeof steps)[number]}`}_${(typeof locales)[number]}`,
  string
>;

const languageWords = { en: m.season_in_english, de: m.season_in_german };

const valuesOf = (criterion: Criterion | undefined): Values =>
  Object.fromEntries(
    locales.flatMap((locale) => [
      [`name_${locale}`, criterion?.name[locale] ?? ''],
      [`question_${locale}`, criterion?.question[locale] ?? ''],
      ...steps.map((step) => [`step${step}_${locale}`, criterion?.anchors[locale][step - 1] ?? '']),
    ]),
  ) as Values;

const problemsOf = (values: Values): FieldErrors<Values> => ({
  ...(values.name_en.trim() === '' ? { name_en: m.gates_text_missing() } : {}),
  ...(values.name_de.trim() === '' ? { name_de: m.gates_text_missing() } : {}),
});

type CriterionDrawerProps = {
  roundId: string;
  /** Undefined while it is closed. */
  edited: Criterion | 'new' | undefined;
  onClose: () => void;
};

/** The texts of a criterion in both languages: name, question, and what each of five steps looks like. */
export function CriterionDrawer({ roundId, edited, onClose }: CriterionDrawerProps) {
  const { supabase } = useGrowClient();
  const criterion = edited === 'new' ? undefined : edited;
  const draft = useFormDraft<Values>('criterion', criterion?.id ?? roundId);
  const saving = useProductMutation(roundPartsMutations(supabase).saveCriterion);
  const anchors = (values: Values, locale: 'en' | 'de') =>
    steps.map((step) => values[`step${step}_${locale}`].trim());
  return (
    <FormDrawer<Values, unknown>
      isOpen={edited !== undefined}
      onClose={onClose}
      title={criterion ? m.gates_change_texts() : m.gates_add_criterion()}
      closeLabel={m.orga_close()}
      action={m.gates_keep_criterion()}
      busy={m.orga_busy()}
      initial={valuesOf(criterion)}
      draft={draft}
      validate={problemsOf}
      send={async (values) =>
        saving.send({
          roundId,
          criterion: {
            id: criterion?.id,
            name: { en: values.name_en.trim(), de: values.name_de.trim() },
            question: { en: values.question_en.trim(), de: values.question_de.trim() },
            weight: criterion?.weight ?? 0,
            anchors: { en: anchors(values, 'en'), de: anchors(values, 'de') },
          },
        })
      }
    >
      {(form) =>
        locales.map((locale) => (
          <Section key={locale} title={languageWords[locale]()}>
            <Field label={m.gates_criterion()} error={form.errors[`name_${locale}`]}>
              <Input {...form.text(`name_${locale}`)} lang={locale} maxLength={60} />
            </Field>
            <Field label={m.gates_question()}>
              <Textarea {...form.text(`question_${locale}`)} lang={locale} maxLength={200} rows={2} />
            </Field>
            {steps.map((step) => (
              <Field key={step} label={m.gates_step({ step })}>
                <Input {...form.text(`step${step}_${locale}`)} lang={locale} maxLength={150} />
              </Field>
            ))}
          </Section>
        ))
      }
    </FormDrawer>
  );
}
