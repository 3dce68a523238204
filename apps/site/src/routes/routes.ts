// The one route table of the site. A new page is an entry here and its folder. It is read where pages are drawn, never in a
// browser: a script there would carry the words of every head.
import type { GrowEvent } from '@grow/core';
import { siteConfig } from '@grow/shell';
import type { SiteContent } from '../content/snapshot';
import { waitScript } from '../filters/waitScript';
import { eventPicturePath } from '../meta/pictures';
import { m } from '../paraglide/messages';
import type { Loaded, PageProps, RouteEntry } from './RouteEntry';

const { name } = siteConfig;

const eventSlugs = ({ events }: SiteContent): string[] => events.map(({ slug }) => slug);

function eventOf({ content, slug }: PageProps): GrowEvent {
  const event = content.events.find((one) => one.slug === slug);
  if (!event) throw new Error(`No event is called ${slug}`);
  return event;
}

export const routes = {
  home: {
    path: '/',
    isIndexed: true,
    title: () => m.home_title({ name }),
    description: () => m.home_description({ name }),
    load: async (): Loaded => ({ Page: (await import('../home/HomePage')).HomePage }),
  },
  events: {
    path: '/events',
    isIndexed: true,
    menu: 'events',
    title: ({ content: { season } }) => m.events_page_title({ label: season.label }),
    description: ({ content: { season } }) => m.events_description({ label: season.label }),
    headScript: waitScript,
    script: 'filterScript',
    showsPlacesAtOnce: true,
    load: async (): Loaded => {
      const { EventsPage } = await import('../events/EventsPage');
      const { eventListDocument } = await import('../meta/eventData');
      return { Page: EventsPage, data: ({ content, locale }) => eventListDocument(content.events, locale) };
    },
  },
  imprint: {
    path: '/imprint',
    isIndexed: true,
    title: ({ content: { season } }) => m.imprint_page_title({ label: season.label }),
    description: () => m.imprint_description({ name }),
    load: async (): Loaded => ({ Page: (await import('../legal/LegalPage')).ImprintPage }),
  },
  privacy: {
    path: '/privacy',
    isIndexed: true,
    title: ({ content: { season } }) => m.privacy_page_title({ label: season.label }),
    description: () => m.privacy_description({ name }),
    load: async (): Loaded => ({ Page: (await import('../legal/LegalPage')).PrivacyPage }),
  },
  notFound: {
    path: '*',
    isIndexed: false,
    title: ({ content: { season } }) => m.not_found_page_title({ label: season.label }),
    description: () => m.home_description({ name }),
    load: async (): Loaded => ({ Page: (await import('../notFound/NotFoundPage')).NotFoundPage }),
  },
  event: {
    path: '/events/:slug',
    slugs: eventSlugs,
    isIndexed: true,
    title: (page) => m.event_page_title({ title: eventOf(page).title, label: page.content.season.label }),
    description: (page) =>
      eventOf(page).summary || m.events_description({ label: page.content.season.label }),
    picture: ({ slug }) => eventPicturePath(slug),
    showsPlacesAtOnce: true,
    load: async (): Loaded => {
      const { EventPage } = await import('../events/EventPage');
      const { eventDocument } = await import('../meta/eventData');
      return { Page: EventPage, data: (page) => eventDocument(eventOf(page), page.locale) };
    },
  },
} as const satisfies Record<string, RouteEntry>;
