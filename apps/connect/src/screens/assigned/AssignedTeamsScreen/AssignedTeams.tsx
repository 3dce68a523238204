import type { Season } from '@grow/core/season';
import { dayInWords } from '@grow/core/time';
import { triageOf, type TriagedTeam } from '@grow/core/triage';
import { useLocale } from '@grow/shell';
import { ButtonLink, PageHeader, Wrap } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MentorProposals, SharedQueue } from '../../../features/mentor';
import { MentorMeeting } from '../../../features/officeHour';
import { RepliesDue } from '../../../features/triage';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { OwnTeams } from './OwnTeams';

const Columns = styled.div`
  display: grid;
  gap: 56px;
  padding-bottom: 72px;
  & > * {
    display: grid;
    gap: 56px;
    align-content: start;
    min-width: 0;
  }
  @media (min-width: 76em) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 3fr);
    gap: clamp(36px, 4.4vw, 64px);
  }
`;

type AssignedTeamsProps = { teams: readonly TriagedTeam[]; season: Season };

/** All of a mentor's teams: what waits to be read, then each with its week and when it was heard of last. */
export function AssignedTeams({ teams, season }: AssignedTeamsProps) {
  const { locale } = useLocale();
  const [now] = useState(() => new Date());
  const { waiting } = triageOf(teams);
  const [oldest] = waiting;
  const since = oldest && dayInWords(oldest.handIn.handedInAt, locale);
  const waitWords = (day: string) =>
    waiting.length === 1
      ? m.mentor_waiting_one({ since: day })
      : m.mentor_waiting({ count: waiting.length, since: day });
  const lead = [
    teams.length === 1 ? m.assigned_lead_one() : m.assigned_lead({ count: teams.length }),
    since === undefined ? m.mentor_waiting_none() : waitWords(since),
  ].join(' ');
  return (
    <Wrap>
      <PageHeader
        title={m.assigned_title()}
        lead={lead}
        actions={
          <ButtonLink href={fullPath(paths.mentoring())} linkComponent={AppLink}>
            {m.mentoring_open()}
          </ButtonLink>
        }
      />
      <Columns>
        <div>
          <MentorProposals />
          <RepliesDue title={m.assigned_waiting()} waiting={waiting} season={season} now={now} isLong />
          <SharedQueue />
          <OwnTeams teams={teams} season={season} now={now} />
        </div>
        <aside>
          <MentorMeeting />
        </aside>
      </Columns>
    </Wrap>
  );
}
