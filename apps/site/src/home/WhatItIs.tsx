import { Wrap, media, typeStyles } from '@grow/ui';
import { styled } from 'styled-components';
import type { SiteContent } from '../content/snapshot';
import { terms } from '../content/terms';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { Numbers } from './Numbers';

const Grid = styled(Wrap)`
  display: grid;
  gap: 56px;
  ${media.lg} {
    grid-template-columns: 6.2fr 4fr;
    gap: clamp(48px, 6vw, 96px);
    align-items: end;
  }
`;

const Claim = styled.h2`
  ${typeStyles.h1}
  font-weight: 720;
  font-stretch: 106%;
  line-height: 1.12;
  text-wrap: pretty;
`;

const Terms = styled.dl`
  margin-top: 40px;
  div {
    display: grid;
    grid-template-columns: 5rem 1fr;
    gap: 16px;
    padding: 16px 0;
    border-top: 1px solid var(--color-line);
  }
  dt {
    font-weight: 660;
  }
  dd {
    max-width: 33rem;
    color: var(--color-ink-muted);
  }
`;

/** What the contest is, and its numbers from the season's own data. */
export function WhatItIs({ content, locale }: { content: SiteContent; locale: Locale }) {
  return (
    <section id="what" aria-labelledby="what-title">
      <Grid>
        <div>
          <Claim id="what-title">{m.what_title()}</Claim>
          <Terms>
            {terms[locale].map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Terms>
        </div>
        <Numbers content={content} locale={locale} />
      </Grid>
    </section>
  );
}
