import type { Team } from '@grow/core/team';
import { Tabs } from '@grow/ui';
import { styled } from 'styled-components';
import { useExperiments } from '../../../features/experiment';
import { useFilesOfTeam } from '../../../features/upload';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  margin-bottom: 40px;
`;

/** Ways to the parts of the page, with how much there is of each. */
export function TeamTabs({ team }: { team: Team }) {
  const tests = useExperiments(team.id).data?.filter(({ isDraft }) => !isDraft).length;
  const files = useFilesOfTeam(team.id).data?.length;
  return (
    <Root>
      <Tabs
        label={m.team_parts()}
        items={[
          { key: 'weeks', href: '#weeks', label: m.weeks_title() },
          { key: 'tests', href: '#tests', label: m.tests_title(), count: tests },
          { key: 'check-ins', href: '#check-ins', label: m.pulses_title() },
          { key: 'people', href: '#people', label: m.team_page_people(), count: team.memberCount },
          { key: 'mentor', href: '#mentor', label: m.mentor_title() },
          { key: 'files', href: '#files', label: m.team_files_title(), count: files },
        ]}
      />
    </Root>
  );
}
