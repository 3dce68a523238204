import { Button, Wrap } from '@grow/ui';
import { styled } from 'styled-components';
import type { Locale } from './localeStore';

// Shown from the first paint on by what the document's script found out, so that nothing moves.
const Root = styled.div`
  display: none;
  padding: 10px 0;
  border-bottom: 1px solid var(--color-line);
  font-size: 0.875rem;
  :root[data-offer] & {
    display: block;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
  }
  & > div > span {
    padding: 8px 0;
  }
  a,
  button {
    min-height: 44px;
  }
`;

// Looks like a link in both apps, although only the site has a page to lead to.
const German = styled.button`
  display: inline-flex;
  align-items: center;
  text-decoration: underline 1px color-mix(in srgb, currentColor 45%, transparent);
  text-underline-offset: 0.22em;
  &:hover {
    text-decoration: underline 2px var(--color-accent);
  }
`;

/** The page in German is at an address of its own, or the language of this one is chosen. */
export type LanguageOfferProps = { href: string } | { onChoose: (locale: Locale) => void };

/**
 * A line on an English page for somebody who has chosen no language here and whose browser speaks German. Either answer is
 * a choice of language, and the line does not come again; at addresses of their own the page's script remembers it.
 */
export function LanguageOffer(props: LanguageOfferProps) {
  const choose = (locale: Locale) => () => {
    if (!('onChoose' in props)) return;
    // What was pressed goes: whoever pressed it reads on where the page begins.
    document.querySelector('main')?.focus();
    props.onChoose(locale);
  };
  const way =
    'href' in props
      ? ({ as: 'a', href: props.href, hrefLang: 'de' } as const)
      : ({ type: 'button', onClick: choose('de') } as const);
  return (
    <Root lang="de" data-offer-line="">
      <Wrap>
        <span>Diese Seite gibt es auch auf Deutsch.</span>
        <German data-locale="de" {...way}>
          Auf Deutsch lesen
        </German>
        <Button variant="ghost" size="sm" data-locale="en" onClick={choose('en')}>
          Bei Englisch bleiben
        </Button>
      </Wrap>
    </Root>
  );
}
