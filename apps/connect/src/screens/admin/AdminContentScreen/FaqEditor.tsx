import { validateFaq, type Faq, type FaqField } from '@grow/core/content';
import { slugFrom } from '@grow/core/text';
import { Field, FieldGrid, Input, Textarea } from '@grow/ui';
import { faqValues, problemInWords, type FaqValues, type useFaqs } from '../../../features/content';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { ContentEditor } from './ContentEditor';
import { FaqPreview } from './FaqPreview';
import { useEntryForm } from './useEntryForm';

const labels: Record<FaqField, () => string> = {
  slug: m.content_slug,
  questionEn: m.content_question_en,
  questionDe: m.content_question_de,
  answerEn: m.content_answer_en,
  answerDe: m.content_answer_de,
};

type FaqEditorProps = {
  faq: Faq | undefined;
  faqs: readonly Faq[];
  mutations: ReturnType<typeof useFaqs>['mutations'];
  nameOf: (faq: Faq) => string;
};

/** A question in both languages; a new one gets its address from its English words until somebody writes another. */
export function FaqEditor({ faq, faqs, mutations, nameOf }: FaqEditorProps) {
  const backPath = paths.adminQuestions();
  const form = useEntryForm({
    ...{ kind: 'faq', item: faq, items: faqs, stored: faqValues(faq), mutations, nameOf, backPath },
    build: (values: FaqValues, entry): Faq => ({ ...values, ...entry }),
  });
  const slug = form.values.slug || slugFrom(form.values.questionEn);
  const values = { ...form.values, slug };
  const problems = validateFaq(values);
  const isTaken = faqs.some((other) => other.id !== faq?.id && other.slug === slug);
  const errors = (field: FaqField) =>
    form.isTried
      ? field === 'slug' && isTaken
        ? m.content_slug_taken()
        : problemInWords(problems[field], m.content_slug_invalid())
      : undefined;

  const text = (field: FaqField) => {
    const isAnswer = field === 'answerEn' || field === 'answerDe';
    const Control = isAnswer ? Textarea : Input;
    const lang = field.endsWith('De') ? 'de' : 'en';
    return (
      <Field
        label={labels[field]()}
        help={
          isAnswer ? m.content_answer_help() : field === 'slug' ? m.content_slug_help({ slug }) : undefined
        }
        error={errors(field)}
      >
        <Control
          name={field}
          lang={lang}
          value={values[field]}
          autoComplete="off"
          onChange={(event: { target: { value: string } }) => form.edit({ [field]: event.target.value })}
        />
      </Field>
    );
  };
  return (
    <ContentEditor
      {...form.frame}
      title={faq ? m.content_edit_question() : m.content_add_question()}
      backHref={fullPath(backPath)}
      isPublished={values.isPublished}
      onPublished={(isPublished) => form.edit({ isPublished })}
      problemCount={Object.keys(problems).length + (isTaken ? 1 : 0)}
      onSave={() => form.save(form.values.slug === faq?.slug ? {} : { slug })}
      preview={<FaqPreview values={values} />}
    >
      <FieldGrid>
        {text('questionEn')}
        {text('questionDe')}
        {text('answerEn')}
        {text('answerDe')}
      </FieldGrid>
      {text('slug')}
    </ContentEditor>
  );
}
