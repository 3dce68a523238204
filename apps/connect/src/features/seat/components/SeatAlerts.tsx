import { dateTimeInWords } from '@grow/core/time';
import {
  seatStateOf,
  type EventRegistration,
  type GrowEvent,
  type MissingMandatoryEvent,
} from '@grow/core/event';
import { useLocale } from '@grow/shell';
import { Text, TextLink } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { dateTimeInWords, textIn } from '../../event';
import { offerWords } from '../seatWords';
import { useSeatTime } from '../useSeatTime';

const List = styled.ul`
  display: grid;
  gap: 8px;
  li {
    display: grid;
    gap: 2px;
    justify-items: start;
    padding: 13px 16px;
    border-radius: var(--radius-sm);
    background: var(--color-caution-tint);
    overflow-wrap: anywhere;
  }
`;

function Alert({ slug, title, children }: { slug: string; title: string; children: ReactNode }) {
  return (
    <li>
      <TextLink href={fullPath(paths.eventPage(slug))} linkComponent={AppLink}>
        {title}
      </TextLink>
      <Text step="small">{children}</Text>
    </li>
  );
}

type SeatAlertsProps = {
  /** Those one has registered for. */
  events: readonly GrowEvent[];
  /** By event. */
  registrations: ReadonlyMap<string, EventRegistration>;
  missing: readonly MissingMandatoryEvent[];
};

/** What runs out: offers that wait for an answer, and mandatory events that one's team has forgotten. */
export function SeatAlerts({ events, registrations, missing }: SeatAlertsProps) {
  const { locale } = useLocale();
  const now = useSeatTime(events.map((event) => ({ event, registration: registrations.get(event.id) })));
  const offers = events.flatMap((event) => {
    const registration = registrations.get(event.id);
    return registration && seatStateOf(event, registration, now) === 'offered'
      ? [{ event, registration }]
      : [];
  });
  if (offers.length + missing.length === 0) return null;
  return (
    <List>
      {offers.map(({ event, registration }) => (
        <Alert key={event.id} slug={event.slug} title={event.title}>
          {offerWords(registration, locale)}
        </Alert>
      ))}
      {missing.map(({ eventId, slug, title, startsAt, teamName }) => (
        <Alert key={eventId} slug={slug} title={textIn(title)}>
          {dateTimeInWords(startsAt, locale)}. {m.seat_nobody({ team: teamName })}
        </Alert>
      ))}
    </List>
  );
}
