import { siteConfig } from '@grow/shell';
import { TextLink, visuallyHidden } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../paraglide/messages';

/** A field that does something with scripts only stands only where there are scripts. */
const Form = styled.form`
  display: none;
  @media (scripting: enabled) {
    display: block;
  }
  margin-bottom: 28px;
  label {
    ${visuallyHidden}
  }
  input {
    width: 100%;
    height: 44px;
    padding: 0 13px;
    border: 1px solid var(--color-edge);
    border-radius: var(--radius-sm);
    background: var(--color-well);
    color: inherit;
    font: inherit;
  }
  input::placeholder {
    color: var(--color-ink-muted);
    opacity: 1;
  }
  p {
    margin-top: 8px;
    color: var(--color-ink-muted);
  }
  p:empty {
    display: none;
  }
`;

/** Searches the questions of the page; says how many are left, and whom to write to when none is. */
export function QuestionSearch({ total }: { total: number }) {
  const { contactMail } = siteConfig;
  return (
    <Form id="faq-search" role="search">
      <label htmlFor="faq-words">{m.faq_search()}</label>
      <input id="faq-words" type="search" autoComplete="off" maxLength={200} placeholder={m.faq_search()} />
      <p role="status" data-found={m.faq_found({ count: '{count}', total })} />
      <p data-none="" hidden>
        {m.faq_none()} <TextLink href={`mailto:${contactMail}`}>{contactMail}</TextLink>.
      </p>
    </Form>
  );
}
