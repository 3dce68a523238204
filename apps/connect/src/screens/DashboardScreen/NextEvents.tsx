import type { Season } from '@grow/core';
import { EmptyState, Section, Skeleton, SkeletonGroup, TextLink } from '@grow/ui';
import { EventLines, useUpcomingEvents } from '../../features/event';
import { FailedPart } from '../../features/state';
import { AppLink } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';
import { EVENTS_SHOWN } from './prefetch';

function Body({ season }: { season: Season | null | undefined }) {
  const events = useUpcomingEvents(EVENTS_SHOWN);
  if (events.isPending) {
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton width="long" />
        <Skeleton width="half" />
        <Skeleton width="long" />
      </SkeletonGroup>
    );
  }
  if (events.isError) return <FailedPart error={events.error} onRetry={() => events.refetch()} />;
  if (events.data.items.length === 0) {
    return (
      <EmptyState
        title={m.dashboard_events_empty()}
        description={m.dashboard_events_empty_detail()}
        headingLevel="h3"
      />
    );
  }
  return <EventLines events={events.data.items} season={season} />;
}

/** The coming events. */
export function NextEvents({ season }: { season: Season | null | undefined }) {
  const all = (
    <TextLink variant="arrow" href={fullPath(paths.events())} linkComponent={AppLink}>
      {m.dashboard_all()}
    </TextLink>
  );
  return (
    <Section title={m.dashboard_events()} aside={all} isFlush>
      <Body season={season} />
    </Section>
  );
}
