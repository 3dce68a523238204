import type { Season } from '@grow/core/season';
import { isTeamCaptain, openTeamPlaces, teamJoinObstacle, type Team } from '@grow/core/team';
import { useUserId } from '@grow/shell';
import { Button, Section, Split, TeamHead, Text, Wrap } from '@grow/ui';
import { Pencil, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ActionItemsSection } from '../../../features/actionItem';
import { personName } from '../../../features/people';
import { TeamMeeting } from '../../../features/officeHour';
import { PulseWeeks, useTeamMentor } from '../../../features/pulse';
import { weeksOf } from '../../../features/season';
import { TeamPicture } from '../../../features/team';
import { teamFacts } from '../../../features/teamSearch';
import { m } from '../../../paraglide/messages';
import { FilesSection } from './FilesSection';
import { LinksSection } from './LinksSection';
import { MentorSection } from './MentorSection';
import { PeopleSection } from './PeopleSection';
import { RequestsSection } from './RequestsSection';
import { RolesSection } from './RolesSection';
import { TeamDialogs } from './TeamDialogs';
import { TeamTabs } from './TeamTabs';
import { TestsSection } from './TestsSection';
import { useTeamDialog } from './useTeamDialog';
import { WeeksSection } from './WeeksSection';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const Columns = styled(Split)`
  padding-bottom: 72px;
  section[id] {
    scroll-margin-top: 96px;
  }
`;

const Column = styled.div`
  display: grid;
  gap: 48px;
  min-width: 0;
`;

const Words = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
  max-width: 40rem;
`;

/** One's own team: what it is, who is in it, whom it looks for, who asks. */
export function OwnTeam({ team, season }: { team: Team; season: Season }) {
  const userId = useUserId();
  const dialog = useTeamDialog();
  const [now] = useState(() => new Date());
  const isLed = isTeamCaptain(team, userId);
  const obstacle = teamJoinObstacle(team, season, now);
  const weeks = weeksOf(season, now);
  const mentor = useTeamMentor(team.id).data;
  const facts = teamFacts(team, season);
  return (
    <Wrap>
      <TeamHead
        mark={<TeamPicture team={team} size={112} />}
        name={team.name}
        lead={team.pitch || (isLed ? m.team_pitch_missing() : undefined)}
        facts={
          mentor ? [...facts, { key: 'mentor', label: m.mentor_title(), value: personName(mentor) }] : facts
        }
        actions={
          <>
            {isLed && (
              <Button icon={<Pencil {...icon} />} onClick={() => dialog.open('edit')}>
                {m.team_edit()}
              </Button>
            )}
            {obstacle === undefined && (
              <Button icon={<UserPlus {...icon} />} onClick={() => dialog.open('invite')}>
                {m.team_invite()}
              </Button>
            )}
          </>
        }
      />
      <TeamTabs team={team} />
      <Columns>
        <Column>
          <WeeksSection team={team} season={season} now={now} />
          <TestsSection team={team} season={season} />
          <PulseWeeks team={team} week={weeks.current} until={weeks.begun} />
          <ActionItemsSection team={team} week={weeks.nearest} weeks={weeks.ahead} isMember />
          <Section title={m.team_page_about()} titleStep="h2">
            {team.description ? (
              <Words dir="auto">{team.description}</Words>
            ) : (
              <Text tone="muted">{isLed ? m.team_about_missing() : m.team_page_about_empty()}</Text>
            )}
          </Section>
          <RolesSection team={team} isLed={isLed} onRole={(id) => dialog.open('role', id)} />
        </Column>
        <Column>
          <PeopleSection
            team={team}
            isLed={isLed}
            places={obstacle === 'ended' ? 0 : openTeamPlaces(team, season)}
            onDialog={dialog.open}
          />
          <RequestsSection team={team} isLed={isLed} obstacle={obstacle} />
          <LinksSection team={team} isLed={isLed} />
          <TeamMeeting team={team} />
          <MentorSection team={team} weeks={weeks.ahead} />
          <FilesSection team={team} season={season} />
        </Column>
      </Columns>
      <TeamDialogs team={team} isLed={isLed} dialog={dialog} />
    </Wrap>
  );
}
