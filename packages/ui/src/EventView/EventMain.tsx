import type { ReactNode } from 'react';
import { Agenda, type AgendaItem } from '../Agenda';
import { Avatar } from '../Avatar';
import { About, Course, Facts, Hosts, Kind, Main, Notice } from './EventMain.styles';

/** Something to know about an event: its first line stands out, the others explain it. */
export interface EventFact {
  key: string;
  term: ReactNode;
  /** Such as `<b>` with what counts, and `<span>`s or links below it. */
  children: ReactNode;
}

/** Somebody who receives people there. */
export interface HostItem {
  name: string;
  role?: ReactNode;
}

/** Props of {@link EventMain}. */
export interface EventMainProps {
  /** Badges and the week. */
  kind: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** That it was called off, and why: `<b>` and `<p>`. */
  notice?: ReactNode;
  facts: readonly EventFact[];
  /** What it is about, with its heading. */
  about?: { title: ReactNode; children: ReactNode } | undefined;
  /** What happens when, with its heading. */
  agenda?: { title: ReactNode; items: readonly AgendaItem[]; lang?: string | undefined } | undefined;
  /** Who receives people, with their heading. */
  hosts?: { title: ReactNode; people: readonly HostItem[]; lang?: string | undefined } | undefined;
  /** The languages of title and lead where they are not the page's. */
  titleLang?: string | undefined;
  leadLang?: string | undefined;
  /** Of its title: 1 heads the page, 3 stands in a column of another one and is smaller. */
  level?: 1 | 3;
  /** Above everything: the way back. */
  children?: ReactNode;
}

/** First and last of somebody's names, for initials. */
const namesOf = (name: string) => {
  const words = name.split(/\s+/).filter((word) => !word.endsWith('.'));
  return { firstName: words[0] ?? '', lastName: words.length > 1 ? words.at(-1) : '' };
};

/** The words of an event: what, when and where, what happens, and who receives people. */
export const EventMain = (props: EventMainProps) => {
  const { kind, title, lead, notice, facts, about, agenda, hosts, titleLang, leadLang } = props;
  const { level = 1, children } = props;
  const [Title, Heading] = level === 1 ? (['h1', 'h2'] as const) : (['h3', 'h4'] as const);
  return (
    <Main data-level={level}>
      {children}
      <Kind>{kind}</Kind>
      <Title lang={titleLang}>{title}</Title>
      {lead && <p lang={leadLang}>{lead}</p>}
      {notice && <Notice>{notice}</Notice>}
      <Facts>
        {facts.map(({ key, term, children: fact }) => (
          <div key={key}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </Facts>
      {about && (
        <About>
          <Heading>{about.title}</Heading>
          {about.children}
        </About>
      )}
      {agenda && agenda.items.length > 0 && (
        <Course>
          <Heading>{agenda.title}</Heading>
          <Agenda items={agenda.items} lang={agenda.lang} />
        </Course>
      )}
      {hosts && hosts.people.length > 0 && (
        <Hosts>
          <Heading>{hosts.title}</Heading>
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
  );
};
