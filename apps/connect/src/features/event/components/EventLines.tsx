import { dateTimeInWords } from '@grow/core/time';
import type { GrowEvent } from '@grow/core/event';
import { langOf } from '@grow/core/text';
import type { Season } from '@grow/core/season';
import { useLocale } from '@grow/shell';
import { Badge, Poster } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { eventVenue } from '../eventWords';
import { posterOf } from '../posterOf';

const Line = styled(AppLink)`
  display: grid;
  grid-template-columns: 52px 1fr auto;
  gap: 14px;
  align-items: center;
  padding: 13px 0;
  border-bottom: 1px solid var(--color-line);
  line-height: 1.35;
  & > svg {
    width: 52px;
    height: 52px;
    border-radius: var(--radius-xs);
  }
  & > span:nth-child(2) {
    display: grid;
    font-size: 0.9375rem;
  }
  small {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  &:hover b {
    text-decoration: underline;
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`;

type EventLinesProps = {
  events: readonly GrowEvent[];
  season: Season | null | undefined;
  /** What stands at the end of an event's line. */
  badgeOf?: (event: GrowEvent) => ReactNode;
};

const mandatoryBadge = ({ isMandatory }: GrowEvent) =>
  isMandatory && <Badge tone="accent">{m.event_mandatory()}</Badge>;

/** Events in a few lines: poster, title, when and where. */
export function EventLines({ events, season, badgeOf = mandatoryBadge }: EventLinesProps) {
  const { locale } = useLocale();
  return (
    <ul>
      {events.map((event) => (
        <li key={event.id}>
          <Line href={fullPath(paths.eventPage(event.slug))}>
            <Poster {...posterOf(event, season)} shape="square" />
            <span>
              <b lang={langOf(event.writtenIn.title, locale)}>{event.title}</b>
              <small>
                <time dateTime={event.startsAt.toISOString()}>{dateTimeInWords(event.startsAt, locale)}</time>
                , {eventVenue(event)}
              </small>
            </span>
            {badgeOf(event)}
          </Line>
        </li>
      ))}
    </ul>
  );
}
