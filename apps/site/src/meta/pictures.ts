// The pictures that other sites show for a link: drawn as SVG here, made into PNG by the build.
import { daysOfSeason, seasonDay, seasonState } from '@grow/core/season';
import type { ShowcaseStory } from '@grow/core/showcase';
import { inLocale } from '@grow/core/text';
import { seasonShort } from '@grow/shell/story';
import { drawAppIcon, drawLinkPicture } from '@grow/ui';
import { drawEvents } from '../events/eventLooks';
import type { SiteContent } from '../content/snapshot';
import type { Locale } from '../paraglide/runtime';
import { siteLocales } from '../paths';

/** Size of a picture in px. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The picture of every page that has none of its own: the growth line of today's day. */
export const sitePicturePath = '/pictures/season.png';

/** The picture of an event's page. */
export function eventPicturePath(slug: string): string {
  return `/pictures/${slug}.png`;
}

/** The picture of a team's story, which says it in a language. */
export function storyPicturePath(slug: string, locale: Locale): string {
  return `/pictures/showcase/${locale}/${slug}.png`;
}

function drawStory({ name, pitch, seasonLabel, figures }: ShowcaseStory, locale: Locale): string {
  return drawLinkPicture({
    ...{ kind: 'team', name, line: inLocale(pitch, locale), season: seasonShort(seasonLabel) },
    figures: figures.map(({ value, label }) => ({
      value: inLocale(value, locale),
      label: inLocale(label, locale),
    })),
  });
}

/** A picture as it is drawn, and where its PNG belongs. */
export type Picture = { readonly path: string; readonly svg: string };

/** Every picture of a build: those of links, and the icons that the manifest and phones ask for. */
export function sitePictures(content: SiteContent): Picture[] {
  const { season, now } = content;
  const day = { before: 0, during: seasonDay(season, now) - 1, after: daysOfSeason(season) }[
    seasonState(season, now)
  ];
  const { coming, past } = drawEvents(content);
  return [
    { path: '/icons/any-192.png', svg: drawAppIcon(192, false) },
    { path: '/icons/any-512.png', svg: drawAppIcon(512, false) },
    { path: '/icons/maskable-512.png', svg: drawAppIcon(512, true) },
    { path: '/icons/touch-180.png', svg: drawAppIcon(180, false) },
    { path: sitePicturePath, svg: drawLinkPicture({ kind: 'season', day }) },
    ...[...coming, ...past].map(({ event, poster: { kind: composition, ...poster } }) => ({
      path: eventPicturePath(event.slug),
      svg: drawLinkPicture({ kind: 'poster', composition, ...poster }),
    })),
    ...content.stories.flatMap((story) =>
      siteLocales.map((locale) => ({
        path: storyPicturePath(story.slug, locale),
        svg: drawStory(story, locale),
      })),
    ),
  ];
}
