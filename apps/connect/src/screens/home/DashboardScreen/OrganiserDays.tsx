import type { AdminEvent } from '@grow/core/event-admin';
import { berlinDay, dayInWords, timeInWords } from '@grow/core/time';
import { useGrowClient, useLocale, type Locale } from '@grow/shell';
import { ButtonLink, NextList, NextRow, Section, TextLink } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { eventVenue, textIn } from '../../../features/event';
import { canCheckIn, seatsInWords, waitingInWords } from '../../../features/eventAdmin';
import { FailedPart } from '../../../shared/state';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { linesHeight, sideBySide } from './dashboardLayout';
import { organiserQueries } from './organiserQueries';
import { EVENTS_SHOWN } from './prefetch';

/** Hour of the day in Berlin from which an evening begins. */
const EVENING = '17:00';

function dayOf({ startsAt }: AdminEvent, now: Date, locale: Locale): string {
  if (startsAt <= now) return m.next_on_now();
  if (berlinDay(startsAt) !== berlinDay(now)) return dayInWords(startsAt, locale);
  return timeInWords(startsAt, locale) >= EVENING ? m.orga_tonight() : m.orga_today();
}

/** Milliseconds before its beginning from which an event of the next day is prepared, too: evenings go on after midnight. */
const NEXT_DAY = 12 * 3_600_000;

const isSoon = ({ startsAt }: AdminEvent, now: Date): boolean =>
  berlinDay(startsAt) <= berlinDay(now) || startsAt.getTime() - now.getTime() < NEXT_DAY;

type EventDayProps = {
  event: AdminEvent;
  now: Date;
  /** The one thing to do next, if people are let in there. */
  isFirst: boolean;
};

function EventDay({ event, now, isFirst }: EventDayProps) {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const seats = m.orga_seats({ seats: seatsInWords(event, number) });
  const isOpen = isSoon(event, now) && canCheckIn(event, now);
  const title = { title: textIn(event.title) };
  return (
    <NextRow
      left={dayOf(event, now, locale)}
      until={`${timeInWords(event.startsAt, locale)}, ${eventVenue({ ...event, place: textIn(event.place) || undefined })}`}
      title={title.title}
      detail={[seats, waitingInWords(event, number)].filter(Boolean).join(', ')}
      actions={
        <>
          {isOpen && (
            <ButtonLink
              size="sm"
              variant={isFirst ? 'primary' : 'secondary'}
              href={fullPath(paths.checkIn(event.slug))}
              linkComponent={AppLink}
              aria-label={m.orga_open_check_in_of(title)}
            >
              {m.orga_open_check_in()}
            </ButtonLink>
          )}
          <ButtonLink
            size="sm"
            variant={isOpen ? 'ghost' : 'secondary'}
            href={fullPath(paths.adminAttendees(event.slug))}
            linkComponent={AppLink}
            aria-label={m.orga_who_comes_of(title)}
          >
            {m.orga_who_comes()}
          </ButtonLink>
        </>
      }
    />
  );
}

// What comes below stays where it is when there are fewer than three.
const Rows = styled.div`
  ${sideBySide} {
    min-height: ${linesHeight};
  }
`;

/** All events of today and the coming night, three at least, with how full they are, and the way to their check-in. */
export function OrganiserDays({ waiting }: { waiting: ReactNode }) {
  const { supabase } = useGrowClient();
  const now = new Date();
  const events = useQuery(organiserQueries(supabase, now).events);
  // The list is read for the hour: what has ended within it is left out.
  const coming = events.data?.items
    .filter(({ endsAt }) => endsAt > now)
    .filter((event, at) => at < EVENTS_SHOWN || isSoon(event, now));
  const all = (
    <TextLink variant="arrow" href={fullPath(paths.adminEvents())} linkComponent={AppLink}>
      {m.orga_days_all()}
    </TextLink>
  );
  return (
    <Section title={m.orga_days()} aside={all} isFlush>
      <Rows>
        {events.isPending && waiting}
        {events.isError && !coming && <FailedPart error={events.error} />}
        {coming?.length === 0 && (
          <NextList>
            <NextRow
              left={m.next_any_time()}
              title={m.orga_days_none()}
              actions={
                <ButtonLink size="sm" href={fullPath(paths.newEvent())} linkComponent={AppLink}>
                  {m.orga_plan_event()}
                </ButtonLink>
              }
            />
          </NextList>
        )}
        <NextList>
          {coming?.map((event, at) => (
            <EventDay key={event.id} event={event} now={now} isFirst={at === 0} />
          ))}
        </NextList>
      </Rows>
    </Section>
  );
}
