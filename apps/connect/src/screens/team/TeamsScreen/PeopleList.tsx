import { media, PersonList } from '@grow/ui';
import { styled } from 'styled-components';
import { useDialogAddress } from '../../../shared/dialogAddress';
import type { CurrentUserState } from '../../../features/teamRequest';
import { usePersonHits, type ChooseTeams, type TeamsAddress } from '../../../features/teamSearch';
import { m } from '../../../paraglide/messages';
import { InviteByAddress } from './InviteByAddress';
import { ListFrame } from './ListFrame';
import { PersonItem } from './PersonItem';
import { PeopleSkeleton } from './TeamsSkeleton';

const Columns = styled(PersonList)`
  border-top: 1px solid var(--color-line);
  ${media.lg} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 40px;
  }
`;

type PeopleListProps = { address: TeamsAddress; current: CurrentUserState; onChoose: ChooseTeams };

/** The page of people without a team that the address asks for. */
export function PeopleList({ address, current, onChoose }: PeopleListProps) {
  const hits = usePersonHits(address);
  const invite = useDialogAddress('invite');
  return (
    <>
      <ListFrame
        address={address}
        hits={hits}
        isReady={current.user !== undefined}
        failure={current.error}
        skeleton={<PeopleSkeleton rows={8} />}
        nothing={{ title: m.teams_seekers_empty(), detail: m.teams_seekers_empty_detail() }}
        onChoose={onChoose}
      >
        {(people) => (
          <Columns>
            {people.map((person) => (
              <PersonItem
                key={person.userId}
                person={person}
                onInvite={current.invitingTeam && ((userId) => invite.open(userId))}
              />
            ))}
          </Columns>
        )}
      </ListFrame>
      <InviteByAddress current={current} people={hits.data?.items ?? []} invite={invite} />
    </>
  );
}
