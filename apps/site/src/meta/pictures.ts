// The pictures that other sites show for a link: drawn as SVG here, made into PNG by the build.
import { daysOfSeason, seasonDay, seasonState } from '@grow/core/season';
import { drawAppIcon, drawLinkPicture } from '@grow/ui';
import { drawEvents } from '../events/eventLooks';
import type { SiteContent } from '../content/snapshot';

/** Size of a picture in px. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The picture of every page that has none of its own: the growth line of today's day. */
export const sitePicturePath = '/pictures/season.png';

/** The picture of an event's page. */
export function eventPicturePath(slug: string): string {
  return `/pictures/${slug}.png`;
}

/** The picture of a team's story. */
export function storyPicturePath(slug: string): string {
  return `/pictures/showcase-${slug}.png`;
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
    ...content.stories.map(({ slug, name }) => ({
      path: storyPicturePath(slug),
      svg: drawLinkPicture({ kind: 'team', name }),
    })),
  ];
}
