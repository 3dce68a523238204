// The one route table of the site. A new page is an entry here and one in `drawnPages.ts`, which the compiler asks for. It
// is read where pages are drawn, never in a browser: a script there would carry the words of every head.
import type { GrowEvent } from '@grow/core/event';
import type { ShowcaseStory } from '@grow/core/showcase';
import { inLocale } from '@grow/core/text';
import { siteConfig } from '@grow/shell';
import type { SiteContent } from '../content/snapshot';
import { waitScript } from '../filters/waitScript';
import { eventPicturePath, storyPicturePath } from '../meta/pictures';
import { m } from '../paraglide/messages';
import type { PageProps, RouteEntry } from './RouteEntry';

const { name } = siteConfig;

const eventSlugs = ({ events }: SiteContent): string[] => events.map(({ slug }) => slug);

/** The event that a page is about. @throws Error when there is none */
export function eventOf({ content, slug }: PageProps): GrowEvent {
  const event = content.events.find((one) => one.slug === slug);
  if (!event) throw new Error(`No event is called ${slug}`);
  return event;
}

/** The story that a page tells. @throws Error when there is none */
export function storyOf({ content, slug }: PageProps): ShowcaseStory {
  const story = content.stories.find((one) => one.slug === slug);
  if (!story) throw new Error(`No story is called ${slug}`);
  return story;
}

export const routes = {
  home: {
    path: '/',
    isIndexed: true,
    title: () => m.home_title({ name }),
    description: () => m.home_description({ name }),
  },
  events: {
    path: '/events',
    isIndexed: true,
    menu: 'events',
    title: ({ content: { season } }) => m.events_page_title({ label: season.label }),
    description: ({ content: { season } }) => m.events_description({ label: season.label }),
    headScript: waitScript,
    script: 'filterScript',
    showsSeatsAtOnce: true,
  },
  showcase: {
    path: '/showcase',
    isIndexed: true,
    title: () => m.showcase_page_title({ name }),
    description: () => m.showcase_description({ name }),
    headScript: waitScript,
    script: 'showcaseScript',
  },
  imprint: {
    path: '/imprint',
    isIndexed: true,
    title: ({ content: { season } }) => m.imprint_page_title({ label: season.label }),
    description: () => m.imprint_description({ name }),
  },
  privacy: {
    path: '/privacy',
    isIndexed: true,
    title: ({ content: { season } }) => m.privacy_page_title({ label: season.label }),
    description: () => m.privacy_description({ name }),
  },
  notFound: {
    path: '*',
    isIndexed: false,
    title: ({ content: { season } }) => m.not_found_page_title({ label: season.label }),
    description: () => m.home_description({ name }),
  },
  event: {
    path: '/events/:slug',
    slugs: eventSlugs,
    isIndexed: true,
    title: (page) => m.event_page_title({ title: eventOf(page).title, label: page.content.season.label }),
    description: (page) =>
      eventOf(page).summary || m.events_description({ label: page.content.season.label }),
    picture: ({ slug }) => eventPicturePath(slug),
    showsSeatsAtOnce: true,
  },
  story: {
    path: '/showcase/:slug',
    slugs: ({ stories }) => stories.map(({ slug }) => slug),
    isIndexed: true,
    title: (page) => m.story_page_title({ name: storyOf(page).name, label: storyOf(page).seasonLabel }),
    description: (page) => inLocale(storyOf(page).pitch, page.locale),
    picture: ({ slug, locale }) => storyPicturePath(slug, locale),
  },
} as const satisfies Record<string, RouteEntry>;

/** The name of a route. */
export type RouteName = keyof typeof routes;
