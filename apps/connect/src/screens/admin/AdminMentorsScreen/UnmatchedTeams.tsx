import type { MentorProposal, NamedGround, ProposedPair } from '@grow/core/mentor-proposal';
import { Button, EmptyState, Section, Split, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { mentorNames, unmatchedWords } from '../../../features/mentorProposal';
import { m } from '../../../paraglide/messages';
import { TeamName } from './TeamName';

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
  & > li {
    display: grid;
    gap: 10px;
    padding: 18px 0;
    border-bottom: 1px solid var(--color-line);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

type UnmatchedTeamsProps = {
  ground: NamedGround;
  proposal: MentorProposal;
  onOthers: (teamId: string) => void;
  onAsk: (pair: ProposedPair) => void;
};

/** Teams for which the proposal finds nobody, why, and whom to ask. */
export function UnmatchedTeams({ ground, proposal, onOthers, onAsk }: UnmatchedTeamsProps) {
  const nameOf = mentorNames(ground);
  const teams = new Map(ground.teams.map((team) => [team.id, team]));
  if (proposal.unmatched.length === 0)
    return <EmptyState title={m.matching_all_matched()} description={m.matching_all_matched_detail()} />;
  const pairOf = (teamId: string, mentorId: string): ProposedPair => ({
    ...{ teamId, mentorId, change: 'new', isPinned: false, isOverCapacity: true, reasons: [] },
    formerMentorId: teams.get(teamId)?.mentorId,
  });
  return (
    <Split>
      <Section
        title={m.matching_nobody_found()}
        isFlush
        aside={m.matching_team_count({ count: proposal.unmatched.length })}
      >
        <List>
          {proposal.unmatched.map((entry) => {
            const team = teams.get(entry.teamId);
            if (!team) return null;
            const ask = entry.askMentorId;
            return (
              <li key={team.id}>
                <TeamName team={team} />
                <Text step="ui">{unmatchedWords(entry)}</Text>
                <Actions>
                  {ask !== undefined && (
                    <Button size="sm" onClick={() => onAsk(pairOf(team.id, ask))}>
                      {m.matching_ask_mentor({ mentor: nameOf(ask) })}
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={m.matching_others_of({ team: team.name })}
                    onClick={() => onOthers(team.id)}
                  >
                    {m.matching_others()}
                  </Button>
                </Actions>
              </li>
            );
          })}
        </List>
      </Section>
      <Section title={m.matching_why_short()}>
        <Text step="ui">{m.matching_why_short_detail()}</Text>
      </Section>
    </Split>
  );
}
