import type { EventRegistration, GrowEvent } from '@grow/core/event';
import type { Season } from '@grow/core/season';
import { EmptyState, Section, Skeleton, SkeletonGroup, TextLink } from '@grow/ui';
import { EventLines, useUpcomingEvents } from '../../../features/event';
import { SeatBadge, useMyEvents, useMyRegistrations } from '../../../features/seat';
import { FailedPart } from '../../../shared/state';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { EVENTS_SHOWN } from './prefetch';

/** One's own events first, then the next ones, as many as are shown, in the order of their start. */
function nextOf(own: readonly GrowEvent[], coming: readonly GrowEvent[], now: Date): GrowEvent[] {
  const mine = own.filter(({ endsAt }) => endsAt > now).slice(0, EVENTS_SHOWN);
  const others = coming.filter(({ id }) => !mine.some((event) => event.id === id));
  return [...mine, ...others]
    .slice(0, EVENTS_SHOWN)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

function Body({ season }: { season: Season | null | undefined }) {
  const events = useUpcomingEvents(EVENTS_SHOWN);
  const mine = useMyRegistrations();
  const own = useMyEvents();
  if ([events, mine].some(({ isPending }) => isPending) || own.isLoading) {
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton width="long" />
        <Skeleton width="half" />
        <Skeleton width="long" />
      </SkeletonGroup>
    );
  }
  const failed = [events, mine, own].find(({ isError, data }) => isError && !data);
  if (failed || !events.data) {
    const again = failed ?? events;
    return <FailedPart error={again.error} />;
  }
  const registrations = new Map(
    (mine.data ?? []).map((one): [string, EventRegistration] => [one.eventId, one]),
  );
  const next = nextOf(own.data?.items ?? [], events.data.items, new Date());
  return (
    <>
      {next.length === 0 ? (
        <EmptyState
          title={m.dashboard_events_empty()}
          description={m.dashboard_events_empty_detail()}
          headingLevel="h3"
        />
      ) : (
        <EventLines
          events={next}
          season={season}
          badgeOf={(event) => <SeatBadge event={event} registration={registrations.get(event.id)} />}
        />
      )}
    </>
  );
}

/** The next events, one's own first. */
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
