import { useId, type HTMLAttributes, type ReactNode } from 'react';
import type { Letter } from '../geometry/letters';
import type { PosterKind } from '../geometry/poster';
import type { LinkComponent } from '../Link';
import { Poster } from '../Poster';
import type { Ink } from '../tokens';
import { EventMain, type EventMainProps } from './EventMain';
import { Crumb } from './EventMain.styles';
import { Aside, Bar, Next, NextItem, Page, Side } from './EventView.styles';

type EventPoster = { letter: Letter; ink: Ink; kind: PosterKind };

/** An event that follows. */
export interface FollowingEvent {
  key: string;
  href: string;
  poster: EventPoster;
  date: { dateTime: string; text: ReactNode };
  title: ReactNode;
  place: ReactNode;
  /** The language of the title where it is not the page's. */
  lang?: string | undefined;
}

/** Props of {@link EventView}; everything else goes to the root. */
export interface EventViewProps
  extends
    Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'about'>,
    Omit<EventMainProps, 'level' | 'children'> {
  poster: EventPoster;
  /** The box below the poster: one's seat, the calendar. On phones it follows the words. */
  side?: ReactNode;
  /** A link to the list. */
  back: { href: string; label: ReactNode };
  /** Up to three events after it, with a heading. */
  next?: { title: ReactNode; events: readonly FollowingEvent[] } | undefined;
  /** On phones at the lower edge of the window: how one stands to the event, and the one thing to do. */
  bar?: ReactNode;
  linkComponent?: LinkComponent;
}

/** The page of an event: poster and seat on one side, what, when and where on the other, and what comes after it. */
export const EventView = (props: EventViewProps) => {
  const { kind, title, lead, notice, facts, about, agenda, hosts, titleLang, leadLang, ...others } = props;
  const { poster, side, back, next, bar, linkComponent: Link = 'a', ...rest } = others;
  const nextId = useId();
  return (
    <Page {...rest}>
      <Aside>
        <div>
          <Poster {...poster} shape="page" data-width="wide" />
          <Poster {...poster} shape="banner" data-width="phone" />
        </div>
        {side && <Side data-part="save">{side}</Side>}
      </Aside>
      <EventMain {...{ kind, title, lead, notice, facts, about, agenda, hosts, titleLang, leadLang }}>
        <Crumb>
          <Link href={back.href}>
            <span aria-hidden>‹</span>
            {back.label}
          </Link>
        </Crumb>
      </EventMain>
      {next && next.events.length > 0 && (
        <Next aria-labelledby={nextId}>
          <h2 id={nextId}>{next.title}</h2>
          <ul>
            {next.events.map((event) => (
              <NextItem key={event.key}>
                <Link href={event.href}>
                  <Poster {...event.poster} shape="tall" />
                  <time dateTime={event.date.dateTime}>{event.date.text}</time>
                  <b lang={event.lang}>{event.title}</b>
                  <small>{event.place}</small>
                </Link>
              </NextItem>
            ))}
          </ul>
        </Next>
      )}
      {bar && <Bar data-bottom-bar="">{bar}</Bar>}
    </Page>
  );
};
