import { styled } from 'styled-components';
import type { SiteContent } from '../content/snapshot';
import type { Locale } from '../paraglide/runtime';
import { ClosingBand } from './ClosingBand';
import { AccountDeletedNote } from './AccountDeletedNote';
import { Hero } from './Hero';
import { LookingTeams } from './LookingTeams';
import { NextUp } from './NextUp';
import { Partners } from './Partners';
import { Questions } from './Questions';
import { ShowcaseTeaser } from './ShowcaseTeaser';
import { Weeks } from './Weeks';
import { WhatItIs } from './WhatItIs';

/**
 * What is below the first screen is laid out when it comes near: a phone has the hero a tenth of a second earlier. Not on the
 * way to a part of the page: who scrolls to it smoothly must know where it will be.
 */
const Sections = styled.div`
  & > * + * {
    margin-top: var(--space-section);
  }
  &:not(:has(:target)) > * + * {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 900px;
  }
`;

/** What GROW is, for somebody who has never heard of it. */
export function HomePage({ content, locale }: { content: SiteContent; locale: Locale }) {
  return (
    <>
      <AccountDeletedNote />
      <Sections>
        <Hero content={content} locale={locale} />
        <WhatItIs content={content} locale={locale} />
        <Weeks content={content} locale={locale} />
        <LookingTeams content={content} locale={locale} />
        <NextUp content={content} locale={locale} />
        <ShowcaseTeaser content={content} locale={locale} />
        <Questions faqs={content.faqs} locale={locale} />
        <Partners content={content} />
        <ClosingBand content={content} locale={locale} />
      </Sections>
    </>
  );
}
