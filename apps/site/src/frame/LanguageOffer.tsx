import { Button, TextLink, Wrap } from '@grow/ui';
import { styled } from 'styled-components';

// Shown from the first paint on by what the head's script found out, so that nothing moves.
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
  a,
  button {
    min-height: 44px;
  }
  a {
    display: flex;
    align-items: center;
  }
`;

/**
 * A line on an English page for somebody whose browser speaks German: `href` is the page in German. Either answer is
 * remembered by the page's script as a choice of language, and the line does not come again.
 */
export function LanguageOffer({ href }: { href: string }) {
  return (
    <Root lang="de" data-offer-line="">
      <Wrap>
        <span>Diese Seite gibt es auch auf Deutsch.</span>
        <TextLink href={href} hrefLang="de" data-locale="de">
          Auf Deutsch lesen
        </TextLink>
        <Button variant="ghost" size="sm" data-locale="en">
          Bei Englisch bleiben
        </Button>
      </Wrap>
    </Root>
  );
}
