import type { TeamsViewFilter } from '@grow/core/bulk';
import type { ListedTeam } from '@grow/core/team-admin';
import type { ReactNode } from 'react';
import type { SelectionOf } from '../../../features/bulk';
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
  selection: SelectionOf<TeamsViewFilter>;
  /** What is done with those that are selected; it gets how many the list has. */
  bulk: (total: number) => ReactNode;
};

/** The page of teams that the address asks for, with how many there are in all. */
export function TeamList({ choice, onChoose, onAction, selection, bulk }: TeamListProps) {
  const file = useTeamFile(choice);
  const result = useTeamList(choice);
  return (
    <>
      <ListPage
        result={result}
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
            selection={{
              keys: selection.keysOf(items.map(({ id }) => id)),
              onChange: (keys) =>
                selection.change(
                  items.map(({ id }) => id),
                  keys,
                ),
            }}
            teams={items}
            isBusy={isBusy}
            position={position}
            sort={choice.sort}
            onSort={(sort) => onChoose({ sort })}
            onAction={onAction}
          />
        )}
      </ListPage>
      {bulk(result.data?.total ?? 0)}
    </>
  );
}
