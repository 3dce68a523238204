import { useSeason } from '@grow/shell';
import { media, Wrap } from '@grow/ui';
import { styled } from 'styled-components';
import { LoadingScreen } from '../../../shared/fallback';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { useCurrentUser } from '../../../features/teamRequest';
import { useIsWide, useTeamsAddress } from '../../../features/teamSearch';
import { ListingDrawer } from './ListingDrawer';
import { PeopleBeside } from './PeopleBeside';
import { PeopleList } from './PeopleList';
import { SkillFilter } from './SkillFilter';
import { TeamList } from './TeamList';
import { TeamsFilters } from './TeamsFilters';
import { TeamsHead } from './TeamsHead';
import { ViewTabs } from './ViewTabs';

const Board = styled.div`
  display: grid;
  gap: 48px;
  margin-top: 24px;
  padding-bottom: 72px;
  ${media.xl} {
    &[data-beside] {
      grid-template-columns: minmax(0, 8fr) minmax(0, 3fr);
      gap: 40px;
      align-items: start;
    }
  }
`;

/** Teams that want someone and people who want a team: search, filters, and the one thing to do about each. */
export function TeamsScreen() {
  const { choice: address, choose } = useTeamsAddress();
  const isWide = useIsWide();
  const current = useCurrentUser();
  const isSeasonPending = useSeason().isPending;
  const listing = useDialogAddress('listing');
  const isTeams = address.view === 'teams';
  const isBeside = isWide && isTeams;
  // What stands at the top depends on the role, and how many lines it takes on the day that teams close.
  const isPending = current.profile === undefined || isSeasonPending;
  if (isPending && current.error === undefined) return <LoadingScreen />;
  const canList = current.user?.role === 'PARTICIPANT' && current.user.ownTeam === undefined;
  return (
    <Wrap>
      <TeamsHead current={current} canList={canList} onEditListing={() => listing.open('open')} />
      {!isBeside && <ViewTabs view={address.view} />}
      <TeamsFilters key={address.view} address={address} onChoose={choose} />
      <SkillFilter address={address} onChoose={choose} />
      <Board data-beside={isBeside ? '' : undefined}>
        {isTeams ? (
          <TeamList address={address} current={current} onChoose={choose} />
        ) : (
          <PeopleList address={address} current={current} onChoose={choose} />
        )}
        {isBeside && <PeopleBeside current={current} />}
      </Board>
      {current.profile && (
        <ListingDrawer
          profile={current.profile}
          isOpen={canList && listing.value === 'open'}
          onClose={listing.close}
        />
      )}
    </Wrap>
  );
}
