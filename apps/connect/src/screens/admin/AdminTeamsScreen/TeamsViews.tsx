import { useTeamsViews, ViewsRow } from '../../../features/bulk';
import { teamList, teamsViewFilter, useTeamList, type TeamChoice } from '../../../features/teamAdmin';
import { m } from '../../../paraglide/messages';

type TeamsViewsProps = {
  choice: TeamChoice;
  onChoose: (changes: Partial<TeamChoice>) => void;
};

/** Saved filters of the list of teams. */
export function TeamsViews({ choice, onChoose }: TeamsViewsProps) {
  const { views, save, replace, remove } = useTeamsViews();
  const isNarrowed = teamList.isNarrowed(choice);
  const { data } = useTeamList(choice);
  return (
    <ViewsRow
      views={views}
      filter={teamsViewFilter(choice)}
      isNarrowed={isNarrowed}
      all={m.view_all_teams()}
      allCount={isNarrowed ? undefined : data?.total}
      onChoose={(filter) => onChoose({ ...teamsViewFilter(teamList.none), ...filter, page: 1 })}
      onSave={save.send}
      onReplace={replace.run}
      onRemove={remove.run}
    />
  );
}
