import { SEASON_TIME_ZONE } from '@grow/core/time';
import { seasonDay } from '@grow/core/season';
import { ButtonLink, Text, TextLink, Wrap } from '@grow/ui';
import { styled } from 'styled-components';
import type { SiteContent } from '../content/snapshot';
import { Cross } from '../frame/Cross';
import { PageHead } from '../frame/PageHead';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { pagePath } from '../routes/pages';
import { EventFilters } from './EventFilters';
import { EventList } from './EventList';
import { EventWeeks } from './EventWeeks';
import { drawEvents, type DrawnEvent, isOn } from './eventLooks';

const List = styled.div`
  @media (scripting: none) {
    margin-top: 28px;
    border-top: 1px solid var(--color-line);
  }
  article:target {
    background: color-mix(in srgb, var(--color-accent) 9%, transparent);
  }
`;

const Past = styled.details`
  margin-top: 36px;
  border-block: 1px solid var(--color-line);
  summary {
    display: flex;
    gap: 20px;
    align-items: center;
    justify-content: space-between;
    padding: 20px 0;
    cursor: pointer;
    font-weight: 640;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[data-alone] {
    margin-top: 0;
    border-top: 0;
    summary {
      display: none;
    }
  }
`;

const None = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding: 48px 0;
  p {
    color: var(--color-ink-muted);
    margin-bottom: 8px;
  }
`;

const Zone = styled(Text)`
  margin-top: 20px;
`;

const Showcase = styled.p`
  margin-top: 36px;
`;

function leadOf(count: number): string {
  if (count === 0) return m.events_lead_none();
  return count === 1 ? m.events_lead_one() : m.events_lead_many({ count });
}

const citiesOf = (events: readonly DrawnEvent[]): string[] =>
  [...new Set(events.flatMap(({ event }) => event.city ?? []))].sort((a, b) => a.localeCompare(b));

/** Every public event: what is to come week by week, what is over behind a disclosure. */
export function EventsPage({ content, locale }: { content: SiteContent; locale: Locale }) {
  const { season, now } = content;
  const { coming, past } = drawEvents(content);
  const shared = { season, currentWeek: Math.ceil(seasonDay(season, now) / 7), now, locale };
  return (
    <Wrap>
      <PageHead title={m.events_title()} lead={leadOf(coming.filter(({ event }) => isOn(event)).length)} />
      <EventFilters
        coming={coming.map(({ event }) => event)}
        cities={citiesOf([...coming, ...past])}
        locale={locale}
      />
      <None data-part="none" hidden>
        <b>{m.filter_none()}</b>
        <p>{m.filter_none_hint()}</p>
        <ButtonLink size="sm" href={pagePath('events', locale)} data-part="reset">
          {m.filter_reset()}
        </ButtonLink>
      </None>
      {coming.length > 0 && (
        <List data-part="coming">
          <EventList {...shared} events={coming} />
        </List>
      )}
      <EventWeeks season={season} now={now} events={[...coming, ...past]} locale={locale} />
      {past.length > 0 && (
        <Past data-part="past">
          <summary>
            {past.length === 1 ? m.events_past_one() : m.events_past_many({ count: past.length })}
            <Cross aria-hidden />
          </summary>
          <EventList {...shared} events={past} />
        </Past>
      )}
      <Zone step="small" tone="muted">
        {m.event_time_zone({ zone: SEASON_TIME_ZONE.split('/')[1] ?? SEASON_TIME_ZONE })}
      </Zone>
      {content.stories.length > 0 && (
        <Showcase>
          <TextLink variant="arrow" href={pagePath('showcase', locale)}>
            {m.showcase_teaser()}
          </TextLink>
        </Showcase>
      )}
    </Wrap>
  );
}
