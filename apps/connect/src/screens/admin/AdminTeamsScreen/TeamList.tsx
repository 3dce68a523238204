import type { ListedTeam } from '@grow/core/team-admin';
import { FailedPart } from '../../../shared/state';
import { ListFileButton } from '../../../shared/file';
import {
  teamList,
  TEAMS_PER_PAGE,
  useTeamFile,
  useTeamList,
  type TeamChoice,
} from '../../../features/teamAdmin';
import { m } from '../../../paraglide/messages';
import { ListPage } from '../../../shared/list';
import type { TeamAction } from './teamActions';
import { TeamTable } from './TeamTable';

type TeamListProps = {
  choice: TeamChoice;
  onChoose: (changes: Partial<TeamChoice>) => void;
  onAction: (team: ListedTeam, action: TeamAction) => void;
};

/** The page of teams that the address asks for, with how many there are in all. */
export function TeamList({ choice, onChoose, onAction }: TeamListProps) {
  const file = useTeamFile(choice);
  return (
    <ListPage
      result={useTeamList(choice)}
      page={choice.page}
      pageSize={TEAMS_PER_PAGE}
      failed={(error) => <FailedPart error={error} />}
      isNarrowed={teamList.isNarrowed(choice)}
      file={<ListFileButton make={file} />}
      onPage={(page) => onChoose({ page })}
      onClear={() => onChoose(teamList.none)}
      words={{
        total: (total, count) => (total === 1 ? m.orga_count_one() : m.orga_count({ count })),
        clear: m.orga_clear(),
        pages: m.orga_pages(),
        empty: { title: m.admin_teams_empty(), description: m.admin_teams_detail() },
        none: { title: m.orga_none(), description: m.orga_none_detail() },
      }}
    >
      {({ items, isBusy, position }) => (
        <TeamTable
          teams={items}
          isBusy={isBusy}
          position={position}
          sort={choice.sort}
          onSort={(sort) => onChoose({ sort })}
          onAction={onAction}
        />
      )}
    </ListPage>
  );
}
