// What search engines read about events: schema.org's Event as JSON-LD.
import type { EventMode, GrowEvent } from '@grow/core/event';
import { siteConfig } from '@grow/shell';
import { isOn, seatCount } from '../events/eventLooks';
import type { Locale } from '../paraglide/runtime';
import { pagePath } from '../routes/pages';
import { siteOrigin } from '../siteOrigin';
import { eventPicturePath } from './pictures';

const schema = 'https://schema.org';

const attendance: Record<EventMode, string> = {
  onsite: `${schema}/OfflineEventAttendanceMode`,
  online: `${schema}/OnlineEventAttendanceMode`,
  hybrid: `${schema}/MixedEventAttendanceMode`,
};

function locationsOf({ mode, place, city, street, url }: GrowEvent, pageUrl: string) {
  const room = {
    '@type': 'Place',
    name: place ?? city,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city ?? place,
      addressCountry: 'DE',
    },
  };
  const stream = { '@type': 'VirtualLocation', url: url ?? pageUrl };
  if (mode === 'hybrid') return [room, stream];
  return mode === 'online' ? stream : room;
}

const addressOf = ({ slug }: GrowEvent, locale: Locale): string =>
  siteOrigin + pagePath(`event:${slug}`, locale);

function eventData(event: GrowEvent, locale: Locale) {
  const url = addressOf(event, locale);
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.title,
    description: event.summary || event.title,
    url,
    image: [siteOrigin + eventPicturePath(event.slug)],
    startDate: event.startsAt.toISOString(),
    endDate: event.endsAt.toISOString(),
    eventStatus: `${schema}/${isOn(event) ? 'EventScheduled' : 'EventCancelled'}`,
    eventAttendanceMode: attendance[event.mode],
    location: locationsOf(event, url),
    maximumAttendeeCapacity: seatCount(event),
    isAccessibleForFree: true,
    offers: isOn(event)
      ? { '@type': 'Offer', price: 0, priceCurrency: 'EUR', url, availability: `${schema}/InStock` }
      : undefined,
    organizer: { '@type': 'Organization', name: siteConfig.name, url: `${siteOrigin}/` },
  };
}

/** An event as a JSON-LD document. Values that are not there are left out. */
export function eventDocument(event: GrowEvent, locale: Locale): object {
  return { '@context': schema, ...eventData(event, locale) };
}

/** The list of events as a JSON-LD document, in the order given: each page says the rest of its own event. */
export function eventListDocument(events: readonly GrowEvent[], locale: Locale): object {
  return {
    '@context': schema,
    '@type': 'ItemList',
    itemListElement: events.map((event, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: addressOf(event, locale),
    })),
  };
}
