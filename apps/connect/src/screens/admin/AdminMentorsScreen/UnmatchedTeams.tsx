import type { MentorProposal, NamedGround, ProposedPair, UnmatchedTeam } from '@grow/core/mentor-proposal';
import { Button, EmptyState, Section, Split, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { mentorNames, unmatchedWords } from '../../../features/mentorProposal';
import { m } from '../../../paraglide/messages';
import { LongList } from './LongList';
import { TeamName } from './TeamName';

const Row = styled.li`
  display: grid;
  gap: 10px;
  padding: 18px 0;
  border-bottom: 1px solid var(--color-line);
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
  // Whoever is only away may have a place.
  const pairOf = ({ teamId, full }: UnmatchedTeam, mentorId: string): ProposedPair => ({
    ...{ teamId, mentorId, change: 'new', isPinned: false, isOverCapacity: full > 0, reasons: [] },
    formerMentorId: teams.get(teamId)?.mentorId,
  });
  return (
    <Split>
      <Section
        title={m.matching_nobody_found()}
        isFlush
        aside={m.matching_team_count({ count: proposal.unmatched.length })}
      >
        <LongList items={proposal.unmatched}>
          {(entry) => {
            const team = teams.get(entry.teamId);
            if (!team) return null;
            const ask = entry.askMentorId;
            return (
              <Row key={team.id}>
                <TeamName team={team} />
                <Text step="ui">{unmatchedWords(entry)}</Text>
                <Actions>
                  {ask !== undefined && (
                    <Button size="sm" onClick={() => onAsk(pairOf(entry, ask))}>
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
              </Row>
            );
          }}
        </LongList>
      </Section>
      <Section title={m.matching_why_short()}>
        <Text step="ui">{m.matching_why_short_detail()}</Text>
      </Section>
    </Split>
  );
}
