import { weekTexts } from '@grow/shell';
import { Badge, ButtonLink, Poster, TextLink } from '@grow/ui';
import { micromark } from 'micromark';
import type { SiteContent } from '../content/snapshot';
import { SEASON_TIME_ZONE, eventSpan, formatMoment } from '../format';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { calendarPath, pagePath } from '../paths';
import { About, Aside, Crumb, Facts, Kind, Main, Next, NextLink, Page, Save } from './EventPage.styles';
import { langOfEvents } from './eventLanguage';
import { drawEvents, type DrawnEvent } from './eventLooks';
import { placesWords, whereWords } from './eventWords';

function EventFacts({ drawn: { event }, locale }: { drawn: DrawnEvent; locale: Locale }) {
  const { town, place } = whereWords(event);
  const places = placesWords(event, locale);
  return (
    <Facts>
      <div>
        <dt>{m.event_when()}</dt>
        <dd>
          <time dateTime={event.startsAt.toISOString()}>
            <b>{m.event_span(eventSpan(event, locale))}</b>
          </time>
          <span>{m.event_time_zone({ zone: SEASON_TIME_ZONE.split('/')[1] ?? SEASON_TIME_ZONE })}</span>
        </dd>
      </div>
      <div>
        <dt>{m.event_where()}</dt>
        <dd>
          <b>{event.mode === 'hybrid' ? (event.place ?? town) : (place ?? town)}</b>
          {event.mode === 'hybrid' && <span>{[town, m.event_hybrid()].filter(Boolean).join('. ')}</span>}
          {event.mode === 'onsite' && place && <span>{town}</span>}
          {event.url && <TextLink href={event.url}>{m.event_take_part()}</TextLink>}
        </dd>
      </div>
      <div>
        <dt>{m.event_places_label()}</dt>
        <dd>
          {places && <b>{places}</b>}
          <span>{m.event_free()}</span>
        </dd>
      </div>
    </Facts>
  );
}

function NextEvents({ events, locale }: { events: readonly DrawnEvent[]; locale: Locale }) {
  if (events.length === 0) return null;
  return (
    <Next aria-labelledby="after-title">
      <h2 id="after-title">{m.event_next()}</h2>
      <ul>
        {events.map(({ event, poster }) => (
          <li key={event.slug}>
            <NextLink href={pagePath(`event:${event.slug}`, locale)}>
              <Poster {...poster} shape="tall" />
              <time dateTime={event.startsAt.toISOString()}>{formatMoment(event.startsAt, locale)}</time>
              <b lang={langOfEvents(locale)}>{event.title}</b>
              <small>{whereWords(event).town}</small>
            </NextLink>
          </li>
        ))}
      </ul>
    </Next>
  );
}

type EventPageProps = { slug: string; content: SiteContent; locale: Locale };

/** One public event: what, when, where, and its calendar file. @throws Error for a slug that is not in the content. */
export function EventPage({ slug, content, locale }: EventPageProps) {
  const { coming, past } = drawEvents(content);
  const drawn = [...coming, ...past].find(({ event }) => event.slug === slug);
  if (!drawn) throw new Error(`No event is called ${slug}`);
  const { event, week, poster } = drawn;
  const verb = week === undefined ? undefined : weekTexts[locale][week - 1]?.verb;
  const lang = langOfEvents(locale);
  const after = coming.filter((one) => one.event.startsAt > event.startsAt).slice(0, 3);
  return (
    <Page>
      <Aside>
        <div>
          <Poster {...poster} shape="page" data-width="wide" />
          <Poster {...poster} shape="banner" data-width="phone" />
        </div>
        <Save data-part="save">
          <ButtonLink variant="primary" href={calendarPath(slug)} download={`${slug}.ics`}>
            {m.event_add()}
          </ButtonLink>
          <p>{m.event_add_note()}</p>
        </Save>
      </Aside>
      <Main>
        <Crumb href={pagePath('events', locale)}>
          <span aria-hidden>‹</span>
          {m.event_all()}
        </Crumb>
        <Kind>
          {past.includes(drawn) && <Badge>{m.event_over()}</Badge>}
          {event.isMandatory && <Badge tone="accent">{m.event_every_team()}</Badge>}
          <Badge>{event.category}</Badge>
          {week !== undefined && verb && m.event_week_verb({ week, verb })}
        </Kind>
        <h1 lang={lang}>{event.title}</h1>
        {event.summary && <p lang={lang}>{event.summary}</p>}
        <EventFacts drawn={drawn} locale={locale} />
        {event.body && (
          <About>
            <h2>{m.event_about()}</h2>
            {/* The library lets no HTML and no dangerous address of the text through. */}
            <div lang={lang} dangerouslySetInnerHTML={{ __html: micromark(event.body) }} />
          </About>
        )}
      </Main>
      <NextEvents events={after} locale={locale} />
    </Page>
  );
}
