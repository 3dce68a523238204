import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { Section, Split, Wrap } from '@grow/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ActionItemsSection, AdviceList } from '../../../features/actionItem';
import { PrivateNotes } from '../../../features/mentorNote';
import { TeamRecordMeetings } from '../../../features/officeHour';
import { weeksOf } from '../../../features/season';
import { m } from '../../../paraglide/messages';
import { PeopleSection } from './PeopleSection';
import { RecordHead } from './RecordHead';
import { RecordTabs } from './RecordTabs';
import { RecordWeeks } from './RecordWeeks';
import { recordViews } from './recordWords';
import { SeasonSection } from './SeasonSection';
import { StillInAnswers } from './StillInAnswers';
import { TestDrawer } from './TestDrawer';
import { useReadPulses } from './useReadPulses';
import { useRecord } from './useRecord';

const Page = styled(Wrap)`
  padding-bottom: 72px;
`;

const Tabs = styled.div`
  margin-block: 40px 32px;
`;

const Column = styled.div`
  display: grid;
  gap: 48px;
  align-content: start;
  min-width: 0;
`;

type AssignedTeamProps = {
  team: Team;
  season: Season;
  /** Since when whoever reads looks after it; undefined for an organiser. */
  since: Date | undefined;
};

/** The record of one team: how its season goes, what it did and said week by week, what it was advised and what came of it. */
export function AssignedTeam({ team, season, since }: AssignedTeamProps) {
  const [now] = useState(() => new Date());
  const [query] = useSearchParams();
  const view = recordViews.find((one) => one === query.get('show'));
  const weeks = weeksOf(season, now);
  const record = useRecord(team, season, now);
  useReadPulses(team, since !== undefined);
  return (
    <Page>
      <RecordHead team={team} season={season} since={since} record={record} now={now} />
      <SeasonSection team={team} season={season} record={record} now={now} />
      <Tabs>
        <RecordTabs slug={team.slug} view={view} entries={record.entries} isPending={record.isPending} />
      </Tabs>
      <Split>
        <RecordWeeks team={team} season={season} record={record} view={view} now={now} />
        <Column>
          <ActionItemsSection team={team} week={weeks.nearest} weeks={weeks.ahead} isMember={false} />
          <Section title={m.advice_title({ team: team.name })}>
            <AdviceList teamId={team.id} weeks={weeks.ahead} />
          </Section>
          <TeamRecordMeetings teamId={team.id} weeks={weeks.ahead} />
          <PrivateNotes teamId={team.id} />
          <StillInAnswers team={team} />
          <PeopleSection team={team} season={season} />
        </Column>
      </Split>
      <TestDrawer team={team} />
    </Page>
  );
}
