import { pulseQueries, type StillInAnswer } from '@grow/core/pulse';
import type { Team } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { Section, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { personName } from '../../../features/people';
import { useTeamMembers } from '../../../features/team';
import { m } from '../../../paraglide/messages';

const answerWords: Record<StillInAnswer, () => string> = {
  yes: m.still_in_yes,
  help: m.still_in_help,
  stop: m.still_in_stop,
};

/** Who of the team needs help or wants to stop. */
export function StillInAnswers({ team }: { team: Team }) {
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
