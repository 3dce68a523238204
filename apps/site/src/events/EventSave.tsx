import { addToCalendarLinks } from '@grow/core/calendar';
import type { GrowEvent } from '@grow/core/event';
import { ButtonLink, fingerReach, Text, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { calendarPath } from '../paths';
import { pagePath } from '../routes/pages';
import { siteOrigin } from '../siteOrigin';
import { EventSeats } from './EventSeats';
import { ReserveLink } from './ReserveLink';
import { canReserve, isOn } from './eventLooks';

const Web = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  font-size: 0.875rem;
  a {
    ${fingerReach}
  }
  @media (pointer: coarse) {
    row-gap: 20px;
  }
`;

type EventSaveProps = { event: GrowEvent; now: Date; locale: Locale };

/** What one can do about an event: take a seat while there is time, and have it in the calendar. */
export function EventSave({ event, now, locale }: EventSaveProps) {
  const isOpen = canReserve(event, now);
  const [label, note] = isOn(event)
    ? [m.event_add(), m.event_add_note()]
    : [m.event_off_calendar(), m.event_off_calendar_note()];
  const web = addToCalendarLinks(event, siteOrigin + pagePath(`event:${event.slug}`, locale));
  return (
    <>
      {isOpen && <EventSeats event={event} now={now} locale={locale} />}
      {isOpen && <ReserveLink event={event} variant="primary" />}
      <ButtonLink
        variant={isOpen || !isOn(event) ? 'secondary' : 'primary'}
        href={calendarPath(event.slug, locale)}
        download={`${event.slug}.ics`}
      >
        {label}
      </ButtonLink>
      {isOpen && (
        <Web>
          <TextLink href={web.google}>{m.event_google()}</TextLink>
          <TextLink href={web.outlook}>{m.event_outlook()}</TextLink>
        </Web>
      )}
      <Text step="small" tone="muted">
        {note}
      </Text>
    </>
  );
}
