import { pulseMutations, pulseOfWeek, pulseQueries, type StillInAnswer } from '@grow/core/pulse';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { Section, Split, TeamHead, Text, Wrap } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { ActionItemsSection, AdviceList, GiveAdvice } from '../../../features/actionItem';
import { personName } from '../../../features/people';
import { PulseWeeks, pulseWords, useTeamPulses } from '../../../features/pulse';
import { TeamPicture, useTeamMembers } from '../../../features/team';
import { weeksOf } from '../../../features/season';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

const Columns = styled(Split)`
  padding-bottom: 72px;
`;

const Column = styled.div`
  display: grid;
  gap: 48px;
  align-content: start;
  min-width: 0;
`;

const answerWords: Record<StillInAnswer, () => string> = {
  yes: m.still_in_yes,
  help: m.still_in_help,
  stop: m.still_in_stop,
};

/** Notes that the mentor has read what the team said, once it stands before them. */
function useReadPulses(team: Team): void {
  const { supabase } = useGrowClient();
  const pulses = useTeamPulses(team.id).data;
  const reading = useProductMutation(pulseMutations(supabase).markRead);
  const isUnread = pulses?.some(({ readAt }) => readAt === undefined) ?? false;
  const read = useEffectEvent(() => reading.run(team.id));
  useEffect(() => {
    if (isUnread) read();
  }, [isUnread]);
}

/** Who of the team needs help or wants to stop. */
function StillInAnswers({ team }: { team: Team }) {
  const { supabase } = useGrowClient();
  const answers = useQuery(pulseQueries(supabase).answers(team.id)).data ?? [];
  const members = useTeamMembers(team.id).data ?? [];
  const said = answers.flatMap(({ id, userId, answer }) => {
    const member = members.find((one) => one.userId === userId);
    return answer && member ? [{ id, name: personName(member), answer: answerWords[answer]() }] : [];
  });
  if (said.length === 0) return null;
  return (
    <Section title={m.assigned_still_in()}>
      <ul>
        {said.map(({ id, ...words }) => (
          <li key={id}>
            <Text step="ui">{m.assigned_said(words)}</Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One team, as its mentor sees it: how its weeks go, what it was advised, and what came of it. */
export function AssignedTeam({ team, season }: { team: Team; season: Season }) {
  const [now] = useState(() => new Date());
  const weeks = weeksOf(season, now);
  const pulses = useTeamPulses(team.id).data ?? [];
  const { state } = pulseOfWeek(pulses, weeks.nearest, team.id);
  useReadPulses(team);
  return (
    <Wrap>
      <TeamHead
        mark={<TeamPicture team={team} size={112} />}
        name={team.name}
        lead={team.pitch}
        facts={[
          {
            key: 'pulse',
            label: m.pulse_title({ week: weeks.nearest }),
            value: state ? pulseWords(state) : m.pulse_nothing(),
          },
          {
            key: 'people',
            label: m.team_page_people(),
            value: m.team_page_people_count({ count: team.memberCount, max: season.maxTeam }),
          },
        ]}
        actions={<GiveAdvice team={team} />}
      />
      <Columns>
        <Column>
          <PulseWeeks team={team} week={weeks.current} until={weeks.begun} />
          <ActionItemsSection team={team} week={weeks.nearest} weeks={weeks.ahead} isMember={false} />
        </Column>
        <Column>
          <StillInAnswers team={team} />
          <Section title={m.advice_title({ team: team.name })}>
            <AdviceList teamId={team.id} weeks={weeks.ahead} />
          </Section>
        </Column>
      </Columns>
    </Wrap>
  );
}
