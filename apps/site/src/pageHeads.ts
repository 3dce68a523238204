import { siteConfig } from '@grow/shell';
import type { SiteContent } from './content/snapshot';
import { eventPicturePath, sitePicturePath } from './meta/pictures';
import { eventDocument, eventListDocument } from './meta/eventData';
import { m } from './paraglide/messages';
import type { Locale } from './paraglide/runtime';
import { eventSlugOf, type PageKey } from './paths';

/** What the head of a page says about it. */
export type PageHeadText = {
  readonly title: string;
  readonly description: string;
  /** Path of the picture that stands for a link to the page. */
  readonly picture: string;
  /** For search engines; undefined where there is nothing to say. */
  readonly data: object | undefined;
};

type Words = Pick<PageHeadText, 'title' | 'description'>;

function wordsOf(page: PageKey, { events, season: { label } }: SiteContent): Words {
  const { name } = siteConfig;
  switch (page) {
    case 'home':
      return { title: m.home_title({ name }), description: m.home_description({ name }) };
    case 'events':
      return { title: m.events_page_title({ label }), description: m.events_description({ label }) };
    case 'imprint':
      return { title: m.imprint_page_title({ label }), description: m.imprint_description({ name }) };
    case 'privacy':
      return { title: m.privacy_page_title({ label }), description: m.privacy_description({ name }) };
    case 'notFound':
      return { title: m.not_found_page_title({ label }), description: m.home_description({ name }) };
    default: {
      const event = events.find(({ slug }) => slug === eventSlugOf(page));
      const title = m.event_page_title({ title: event?.title ?? '', label });
      return { title, description: event?.summary || m.events_description({ label }) };
    }
  }
}

/** Title, description, picture and data of a page. */
export function pageHead(page: PageKey, locale: Locale, content: SiteContent): PageHeadText {
  const slug = eventSlugOf(page);
  const event = content.events.find((one) => one.slug === slug);
  return {
    ...wordsOf(page, content),
    picture: slug === undefined ? sitePicturePath : eventPicturePath(slug),
    data: event
      ? eventDocument(event, locale)
      : page === 'events'
        ? eventListDocument(content.events, locale)
        : undefined,
  };
}
