import { spanInWords } from '@grow/core/time';
import { overlappingEvents, type GrowEvent } from '@grow/core/event';
import { useLocale } from '@grow/shell';
import { Text, TextLink } from '@grow/ui';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { useMyEvents } from '../useSeats';

/** What one has registered for at the same time, each with the way to it. */
export function SeatClashes({ event }: { event: GrowEvent }) {
  const { locale } = useLocale();
  const own = useMyEvents().data?.items ?? [];
  const clashes = overlappingEvents(
    event,
    own.filter(({ id }) => id !== event.id),
  );
  return clashes.map((other) => (
    <Text key={other.id} step="ui" tone="caution">
      {m.seat_clash()}{' '}
      <TextLink href={fullPath(paths.eventPage(other.slug))} linkComponent={AppLink}>
        {other.title}
      </TextLink>
      , {spanInWords(other, locale)}
    </Text>
  ));
}
