import { siteConfig } from '@grow/shell';
import { TextLink, Wrap, media, typeStyles } from '@grow/ui';
import { styled } from 'styled-components';
import { faqs } from '../content/faqs';
import { Cross } from '../frame/Cross';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';

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
    padding: 0 48px 24px 0;
    max-width: 40rem;
    color: var(--color-ink-muted);
  }
`;

/** The questions; each has an address of its own, and the browser's search opens them. */
export function Questions({ locale }: { locale: Locale }) {
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
        <List>
          {faqs[locale].map(({ id, question, answer }, index) => (
            <Question key={id} id={id} open={index === 0}>
              <summary>
                {question}
                <Cross aria-hidden />
              </summary>
              <p>{answer}</p>
            </Question>
          ))}
        </List>
      </Grid>
    </section>
  );
}
