import { useId, type HTMLAttributes, type ReactNode } from 'react';
import type { Letter } from '../geometry/letters';
import type { PosterKind } from '../geometry/poster';
import type { LinkComponent } from '../Link';
import { Agenda, type AgendaItem } from '../Agenda';
import { Avatar } from '../Avatar';
import { Poster } from '../Poster';
import type { Ink } from '../tokens';
import { About, Course, Crumb, Facts, Hosts, Kind, Main, Notice } from './EventMain.styles';
import { Aside, Bar, Next, NextItem, Page, Side } from './EventView.styles';

type EventPoster = { letter: Letter; ink: Ink; kind: PosterKind };

/** Something to know about an event: its first line stands out, the others explain it. */
export interface EventFact {
  key: string;
  term: ReactNode;
  /** Such as `<b>` with what counts, and `<span>`s or links below it. */
  children: ReactNode;
}

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

/** Somebody who receives people there. */
export interface HostItem {
  name: string;
  role?: ReactNode;
}

/** Props of {@link EventView}; everything else goes to the root. */
export interface EventViewProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'about'> {
  poster: EventPoster;
  /** The box below the poster: one's seat, the calendar. On phones it follows the words. */
  side: ReactNode;
  /** A link to the list. */
  back: { href: string; label: ReactNode };
  /** Badges and the week. */
  kind: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** That it was called off, and why: `<b>` and `<p>`. */
  notice?: ReactNode;
  facts: readonly EventFact[];
  /** What it is about, with its heading. */
  about?: { title: ReactNode; children: ReactNode } | undefined;
  /** Up to three events after it, with a heading. */
  next?: { title: ReactNode; events: readonly FollowingEvent[] } | undefined;
  /** On phones at the lower edge of the window: how one stands to the event, and the one thing to do. */
  bar?: ReactNode;
  /** What happens when, with its heading. */
  agenda?: { title: ReactNode; items: readonly AgendaItem[]; lang?: string | undefined } | undefined;
  /** Who receives people, with their heading. */
  hosts?: { title: ReactNode; people: readonly HostItem[]; lang?: string | undefined } | undefined;
  /** The languages of title and lead where they are not the page's. */
  titleLang?: string | undefined;
  leadLang?: string | undefined;
  linkComponent?: LinkComponent;
}

/** First and last of somebody's names, for initials. */
const namesOf = (name: string) => {
  const words = name.split(/\s+/).filter((word) => !word.endsWith('.'));
  return { firstName: words[0] ?? '', lastName: words.length > 1 ? words.at(-1) : '' };
};

/** The page of an event: poster and seat on one side, what, when and where on the other, and what comes after it. */
export const EventView = (props: EventViewProps) => {
  const { poster, side, back, kind, title, lead, notice, facts, about, agenda, hosts, next, bar, ...texts } =
    props;
  const { titleLang, leadLang, ...others } = texts;
  const { linkComponent: Link = 'a', ...rest } = others;
  const nextId = useId();
  return (
    <Page {...rest}>
      <Aside>
        <div>
          <Poster {...poster} shape="page" data-width="wide" />
          <Poster {...poster} shape="banner" data-width="phone" />
        </div>
        <Side data-part="save">{side}</Side>
      </Aside>
      <Main>
        <Crumb>
          <Link href={back.href}>
            <span aria-hidden>‹</span>
            {back.label}
          </Link>
        </Crumb>
        <Kind>{kind}</Kind>
        <h1 lang={titleLang}>{title}</h1>
        {lead && <p lang={leadLang}>{lead}</p>}
        {notice && <Notice>{notice}</Notice>}
        <Facts>
          {facts.map(({ key, term, children }) => (
            <div key={key}>
              <dt>{term}</dt>
              <dd>{children}</dd>
            </div>
          ))}
        </Facts>
        {about && (
          <About>
            <h2>{about.title}</h2>
            {about.children}
          </About>
        )}
        {agenda && agenda.items.length > 0 && (
          <Course>
            <h2>{agenda.title}</h2>
            <Agenda items={agenda.items} lang={agenda.lang} />
          </Course>
        )}
        {hosts && hosts.people.length > 0 && (
          <Hosts>
            <h2>{hosts.title}</h2>
            <ul>
              {hosts.people.map(({ name, role }) => (
                <li key={name}>
                  <Avatar {...namesOf(name)} size={44} />
                  <div>
                    <b>{name}</b>
                    {role && <small lang={hosts.lang}>{role}</small>}
                  </div>
                </li>
              ))}
            </ul>
          </Hosts>
        )}
      </Main>
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
