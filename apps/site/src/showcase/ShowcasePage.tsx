import type { ShowcaseSeason, ShowcaseStory } from '@grow/core/showcase';
import { langOf, localeOfText } from '@grow/core/text';
import { outcomeWord, placeWord, seasonShort, textIn } from '@grow/shell/story';
import { ButtonLink, SeasonSection, TextLink, Wrap } from '@grow/ui';
import { styled } from 'styled-components';
import type { SiteContent } from '../content/snapshot';
import { PageHead } from '../frame/PageHead';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { pagePath } from '../routes/pages';
import { ShowcaseFilters } from './ShowcaseFilters';
import { fates, noteWords, seasonFacts, seasonKey, showcaseLead, topicKey } from './showcaseWords';

const None = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 48px 0;
  p {
    color: var(--color-ink-muted);
  }
`;

/** What the script reads of a story. */
const filtered = (story: ShowcaseStory, href: string) => ({
  'data-season': seasonKey(story.seasonLabel),
  'data-topic': topicKey(story.topic),
  'data-became': story.outcome,
  'data-name': story.name,
  'data-href': href,
});

type SeasonProps = { season: ShowcaseSeason; stories: readonly ShowcaseStory[]; locale: Locale };

function Season({ season, stories, locale }: SeasonProps) {
  const drawn = stories.map((story) => {
    const href = pagePath(`story:${story.slug}`, locale);
    return {
      ...{ key: story.slug, name: story.name, href, place: story.city },
      line: textIn(story.pitch, locale),
      lang: langOf(localeOfText(story.pitch, locale), locale),
      became: { fate: fates[story.outcome], label: outcomeWord(story.outcome, locale) },
      data: filtered(story, href),
      story,
    };
  });
  const winner = drawn.find(({ story }) => story.place === 1);
  return (
    <SeasonSection
      data-season={seasonKey(season.label)}
      season={seasonShort(season.label)}
      facts={seasonFacts(season, locale)}
      winner={
        winner && { ...winner, mark: placeWord(winner.story, locale), note: noteWords(winner.story, locale) }
      }
      teams={drawn.filter((one) => one !== winner)}
    />
  );
}

/** Every published story, season by season: who won, who else was in the final, and what became of them. */
export function ShowcasePage({ content, locale }: { content: SiteContent; locale: Locale }) {
  const { stories, showcaseSeasons } = content;
  const seasons = showcaseSeasons.filter(({ label }) =>
    stories.some(({ seasonLabel }) => seasonLabel === label),
  );
  if (seasons.length === 0)
    return (
      <Wrap>
        <PageHead title={m.showcase_title()} lead={m.showcase_lead_none()} />
        <None>
          <TextLink variant="arrow" href={pagePath('events', locale)}>
            {m.showcase_to_events()}
          </TextLink>
        </None>
      </Wrap>
    );
  return (
    <Wrap>
      <PageHead title={m.showcase_title()} lead={showcaseLead(seasons, stories, locale)} />
      <ShowcaseFilters stories={stories} locale={locale} />
      <None data-part="none" hidden>
        <b>{m.showcase_none()}</b>
        <p>
          {m.showcase_nearest()} <TextLink href={pagePath('showcase', locale)} data-part="nearest" />
        </p>
        <ButtonLink size="sm" href={pagePath('showcase', locale)} data-part="reset">
          {m.showcase_reset()}
        </ButtonLink>
      </None>
      {seasons.map((season) => (
        <Season
          key={season.label}
          season={season}
          stories={stories.filter(({ seasonLabel }) => seasonLabel === season.label)}
          locale={locale}
        />
      ))}
    </Wrap>
  );
}
