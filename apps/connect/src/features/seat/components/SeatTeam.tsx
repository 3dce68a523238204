import type { TeamMateAtEvent } from '@grow/core/event';
import { useLocale, useProfile } from '@grow/shell';
import { AvatarStack, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Stack = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
`;

const isComing = ({ status }: TeamMateAtEvent) => status !== 'waitlisted' && status !== 'offered';

type SeatTeamProps = {
  mates: readonly TeamMateAtEvent[];
  isGoing: boolean;
  /** The name of one's team, where the event is mandatory and nobody of the team has registered. */
  missingTeam: string | undefined;
};

/** Who of one's team goes, who waits, and whether a mandatory event is forgotten. */
export function SeatTeam({ mates, isGoing, missingTeam }: SeatTeamProps) {
  const { locale } = useLocale();
  const own = useProfile().data;
  if (missingTeam !== undefined) {
    return <Text tone="caution">{m.seat_nobody({ team: missingTeam })}</Text>;
  }
  if (mates.length === 0) return null;
  const list = new Intl.ListFormat(locale === 'de' ? 'de-DE' : 'en-GB', { type: 'conjunction' });
  const [coming, waiting] = [mates.filter(isComing), mates.filter((mate) => !isComing(mate))];
  const names = (people: readonly { firstName: string }[]) =>
    list.format(people.map(({ firstName }) => firstName));
  const people = [...(isGoing && own ? [own] : []), ...coming];
  return (
    <Stack>
      {coming.length > 0 && (
        <Text step="ui">
          {isGoing ? m.seat_with({ names: names(coming) }) : m.seat_mates({ names: names(coming) })}
        </Text>
      )}
      {waiting.length > 0 && (
        <Text step="small" tone="muted">
          {m.seat_mates_waiting({ names: names(waiting) })}
        </Text>
      )}
      {people.length > 0 && (
        <AvatarStack
          people={people.map(({ userId, firstName, lastName }) => ({ key: userId, firstName, lastName }))}
          label={m.seat_team({ names: names(people) })}
        />
      )}
    </Stack>
  );
}
