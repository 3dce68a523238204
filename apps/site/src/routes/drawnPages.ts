// The page of every route. They stand above the table, because pages build addresses from it.
import { EventPage } from '../events/EventPage';
import { EventsPage } from '../events/EventsPage';
import { HomePage } from '../home/HomePage';
import { ImprintPage, PrivacyPage } from '../legal/LegalPage';
import { eventDocument, eventListDocument } from '../meta/eventData';
import { NotFoundPage } from '../notFound/NotFoundPage';
import { ShowcasePage } from '../showcase/ShowcasePage';
import { StoryPage } from '../showcase/StoryPage';
import type { DrawnPage } from './RouteEntry';
import { eventOf, type RouteName } from './routes';

export const drawnPages: Readonly<Record<RouteName, DrawnPage>> = {
  home: { Page: HomePage },
  events: { Page: EventsPage, data: ({ content, locale }) => eventListDocument(content.events, locale) },
  showcase: { Page: ShowcasePage },
  imprint: { Page: ImprintPage },
  privacy: { Page: PrivacyPage },
  notFound: { Page: NotFoundPage },
  story: { Page: StoryPage },
  event: { Page: EventPage, data: (page) => eventDocument(eventOf(page), page.locale) },
};
