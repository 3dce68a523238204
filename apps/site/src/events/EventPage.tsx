import { langOf } from '@grow/core/text';
import { dateTimeInWords } from '@grow/core/time';
import { seasonVerbs } from '@grow/core/season';
import { Badge, EventView } from '@grow/ui';
import { agendaFrom, hostsFrom, type EventText } from '@grow/core/event';
import { micromark } from 'micromark';
import type { SiteContent } from '../content/snapshot';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { pagePath } from '../routes/pages';
import { eventFacts } from './eventFacts';
import { EventSave } from './EventSave';
import { drawEvents, isOn } from './eventLooks';
import { whereWords } from './eventWords';

type EventPageProps = { slug: string; content: SiteContent; locale: Locale };

/** One public event: what, when, where, and its calendar file. @throws Error for a slug that is not in the content. */
export function EventPage({ slug, content, locale }: EventPageProps) {
  const { coming, past } = drawEvents(content);
  const drawn = [...coming, ...past].find(({ event }) => event.slug === slug);
  if (!drawn) throw new Error(`No event is called ${slug}`);
  const { event, week, poster } = drawn;
  const verb = week === undefined ? undefined : seasonVerbs(content.season, locale)[week - 1];
  const lang = (text: EventText) => langOf(event.writtenIn[text], locale);
  const isOver = isOn(event) && past.includes(drawn);
  const after = coming.filter((one) => isOn(one.event) && one.event.startsAt > event.startsAt).slice(0, 3);
  return (
    <EventView
      poster={poster}
      side={!isOver && <EventSave event={event} now={content.now} locale={locale} />}
      back={{ href: pagePath('events', locale), label: m.event_all() }}
      kind={
        <>
          {!isOn(event) && <Badge tone="critical">{m.event_off()}</Badge>}
          {isOver && <Badge>{m.event_over()}</Badge>}
          {event.isMandatory && <Badge tone="accent">{m.event_every_team()}</Badge>}
          <Badge>{event.category}</Badge>
          {week !== undefined && verb && m.event_week_verb({ week, verb })}
        </>
      }
      title={event.title}
      lead={event.summary}
      titleLang={lang('title')}
      leadLang={lang('summary')}
      notice={
        !isOn(event) && (
          <>
            <b>{m.event_off_note()}</b>
            {event.cancelMessage && <p>{event.cancelMessage}</p>}
          </>
        )
      }
      facts={eventFacts(event, locale, isOn(event) && !isOver)}
      about={
        event.body
          ? {
              title: m.event_about(),
              // The library lets no HTML and no dangerous address of the text through.
              children: (
                <div lang={lang('body')} dangerouslySetInnerHTML={{ __html: micromark(event.body) }} />
              ),
            }
          : undefined
      }
      agenda={{
        title: m.event_agenda(),
        lang: lang('agenda'),
        items: agendaFrom(event.agenda).map(({ time, title, detail }, index) => ({
          ...{ key: `${index}`, dateTime: time, time, title },
          description: detail,
        })),
      }}
      hosts={{ title: m.event_hosts(), lang: lang('hosts'), people: hostsFrom(event.hosts) }}
      next={{
        title: m.event_next(),
        events: after.map((one) => ({
          key: one.event.slug,
          href: pagePath(`event:${one.event.slug}`, locale),
          poster: one.poster,
          date: {
            dateTime: one.event.startsAt.toISOString(),
            text: dateTimeInWords(one.event.startsAt, locale),
          },
          title: one.event.title,
          lang: langOf(one.event.writtenIn.title, locale),
          place: whereWords(one.event).town,
        })),
      }}
    />
  );
}
