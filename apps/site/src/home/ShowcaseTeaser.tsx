import { TextLink, Wrap } from '@grow/ui';
import type { SiteContent } from '../content/snapshot';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { pagePath } from '../routes/pages';
import { showcaseLead } from '../showcase/showcaseWords';
import { SectionHead } from './SectionHead';

/** What became of past finalists, in a sentence; nothing before the first story is published. */
export function ShowcaseTeaser({ content, locale }: { content: SiteContent; locale: Locale }) {
  const { stories, showcaseSeasons } = content;
  if (stories.length === 0) return null;
  const seasons = showcaseSeasons.filter(({ label }) =>
    stories.some(({ seasonLabel }) => seasonLabel === label),
  );
  return (
    <section aria-labelledby="showcase-title">
      <Wrap>
        <SectionHead
          id="showcase-title"
          title={m.showcase_title()}
          lead={showcaseLead(seasons, stories, locale)}
        />
        <TextLink variant="arrow" href={pagePath('showcase', locale)}>
          {m.showcase_teaser()}
        </TextLink>
      </Wrap>
    </section>
  );
}
