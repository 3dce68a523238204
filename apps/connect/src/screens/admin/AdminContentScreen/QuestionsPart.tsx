import { faqTexts, type Faq } from '@grow/core/content';
import { useLocale } from '@grow/shell';
import { useFaqs } from '../../../features/content';
import { m } from '../../../paraglide/messages';
import { ContentList } from './ContentList';
import { ContentPartFrame } from './ContentPartFrame';
import { FaqEditor } from './FaqEditor';
import { useContentActions } from './useContentActions';

/** The questions of the public site. */
export function QuestionsPart() {
  const { locale } = useLocale();
  const content = useFaqs();
  const nameOf = (faq: Faq) => faqTexts(faq, locale).question;
  const actions = useContentActions(content.mutations, content.list.data, nameOf);
  return (
    <ContentPartFrame
      list={content.list}
      editor={(faqs, faq) => (
        <FaqEditor key={faq?.id} faq={faq} faqs={faqs} mutations={content.mutations} nameOf={nameOf} />
      )}
    >
      {(faqs, open) => (
        <ContentList
          items={faqs}
          words={{
            search: m.content_search_questions(),
            add: m.content_add_question(),
            empty: m.content_no_questions(),
            emptyDetail: m.content_no_questions_detail(),
            list: m.content_questions(),
          }}
          look={(faq) => ({ name: nameOf(faq), detail: `/#faq-${faq.slug}` })}
          textOf={(faq) => Object.values(faq).join(' ')}
          onAdd={() => open(undefined)}
          onEdit={({ id }) => open(id)}
          actions={actions}
        />
      )}
    </ContentPartFrame>
  );
}
