import { useLocale } from '@grow/shell';
import { Tabs } from '@grow/ui';
import { styled } from 'styled-components';
import {
  teamsList,
  teamsViews,
  unchosen,
  useTeamFacets,
  type TeamsAddress,
} from '../../../features/teamSearch';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Frame = styled.div`
  margin-bottom: 20px;
`;

const words = { teams: m.teams_view_teams, people: m.teams_view_people };

const hrefOf = (view: TeamsAddress['view']): string => {
  const query = teamsList.write(new URLSearchParams(), unchosen(view)).toString();
  return fullPath(paths.teams()) + (query && `?${query}`);
};

/** The two lists where they do not stand side by side. Each has its own search, so the tabs stand above it. */
export function ViewTabs({ view }: { view: TeamsAddress['view'] }) {
  const { locale } = useLocale();
  const { data: facets } = useTeamFacets();
  return (
    <Frame>
      <Tabs
        label={m.teams_views()}
        linkComponent={AppLink}
        items={teamsViews.map((key) => ({
          key,
          href: hrefOf(key),
          label: words[key](),
          isCurrent: key === view,
          count: facets?.[key].total.toLocaleString(locale) ?? '',
        }))}
      />
    </Frame>
  );
}
