import { faqTexts, paragraphsOf, type Faq } from '@grow/core/content';
import { siteConfig } from '@grow/shell';
import { TextLink, Wrap, media, typeStyles } from '@grow/ui';
import { styled } from 'styled-components';
import { Cross } from '../frame/Cross';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { QuestionSearch } from './QuestionSearch';

const Grid = styled(Wrap)`
  display: grid;
  gap: 32px;
  ${media.lg} {
    grid-template-columns: 4fr 7fr;
    gap: 24px;
  }
`;

const Side = styled.div`
  h2 {
    ${typeStyles.d2}
  }
  p {
    margin-top: 14px;
    max-width: 20rem;
    color: var(--color-ink-muted);
  }
`;

const List = styled.div`
  border-bottom: 1px solid var(--color-line);
`;

const Question = styled.details`
  border-top: 1px solid var(--color-line);
  summary {
    display: flex;
    gap: 20px;
    justify-content: space-between;
    align-items: center;
    padding: 18px 0;
    ${typeStyles.h3}
    font-weight: 640;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  p {
    margin-bottom: 12px;
    max-width: 40rem;
    color: var(--color-ink-muted);
    white-space: pre-line;
  }
  /* A link to the answer shows the question too, below the header. */
  div {
    padding: 0 48px 24px 0;
    scroll-margin-top: 160px;
  }
  a {
    ${typeStyles.small}
  }
`;

/** One question. The address is the answer's, inside: so browsers open what a link leads to by themselves. */
function FaqQuestion({ faq, locale, isOpen }: { faq: Faq; locale: Locale; isOpen: boolean }) {
  const { question, answer } = faqTexts(faq, locale);
  const id = `faq-${faq.slug}`;
  return (
    <Question open={isOpen}>
      <summary>
        {question}
        <Cross aria-hidden />
      </summary>
      <div id={id}>
        {paragraphsOf(answer).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <TextLink href={`#${id}`} aria-label={`${m.faq_link()}: ${question}`}>
          {m.faq_link()}
        </TextLink>
      </div>
    </Question>
  );
}

/** The questions; each has an address of its own, and the browser's search opens them. */
export function Questions({ faqs, locale }: { faqs: readonly Faq[]; locale: Locale }) {
  return (
    <section id="faqs" aria-labelledby="faqs-title">
      <Grid>
        <Side>
          <h2 id="faqs-title">{m.faq_title()}</h2>
          <p>
            {m.faq_contact_before()}{' '}
            <TextLink href={`mailto:${siteConfig.contactMail}`}>{siteConfig.contactMail}</TextLink>.{' '}
            {m.faq_contact_after()}
          </p>
        </Side>
        <div>
          {faqs.length > 0 && <QuestionSearch total={faqs.length} />}
          <List>
            {faqs.map((faq, index) => (
              <FaqQuestion key={faq.id} faq={faq} locale={locale} isOpen={index === 0} />
            ))}
          </List>
        </div>
      </Grid>
    </section>
  );
}
