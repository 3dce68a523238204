import { decisionWords, gateNamesOf, scoreWords, type RankedRound } from '../../../../features/gate';
import { teamsWords } from '../../../../features/round';
import type { StoredDecision } from '@grow/core/gate';
import type { GateDecision } from '@grow/core/ranking';
import { useLocale } from '@grow/shell';
import { Badge, Button, DecidedList, DecidedRow, Section, TeamMark, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { personName } from '../../../../features/people';
import { m } from '../../../../paraglide/messages';

const ChangedList = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 12px;
    align-items: start;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
`;

/** So many teams of a long list are shown at first. */
const FIRST_TEAMS = 32;

type DecidedTeamsProps = {
  round: RankedRound;
  decision: GateDecision;
  title: string;
  /** What can be done with a team after the release. */
  actions?: ((teamId: string, name: string) => React.ReactNode) | undefined;
};

/** Teams with one decision in the order of their scores. */
export function DecidedTeams({ round, decision, title, actions }: DecidedTeamsProps) {
  const { locale } = useLocale();
  const [isWhole, setWhole] = useState(false);
  const { results, ranking } = round;
  const names = gateNamesOf(results);
  const scores = new Map(ranking.teams.map((team) => [team.teamId, team.adjusted ?? team.raw]));
  const cities = new Map(results.teams.map(({ id, city }) => [id, city]));
  const teams = results.decisions
    .filter((one) => one.decision === decision)
    .toSorted((a, b) => (scores.get(b.teamId) ?? 0) - (scores.get(a.teamId) ?? 0));
  if (teams.length === 0) return null;
  const shown = isWhole ? teams : teams.slice(0, FIRST_TEAMS);
  const detail = (teamId: string) => {
    const score = scores.get(teamId);
    return [cities.get(teamId), score === undefined ? undefined : scoreWords(score, locale)]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <Section title={title} aside={teamsWords(teams.length, locale)} isFlush>
      <DecidedList>
        {shown.map(({ teamId, isByHand }) => (
          <DecidedRow
            key={teamId}
            team={names.team(teamId)}
            detail={detail(teamId)}
            aside={
              actions
                ? actions(teamId, names.team(teamId))
                : isByHand && <Badge tone="info">{m.gates_by_hand()}</Badge>
            }
          />
        ))}
      </DecidedList>
      {shown.length < teams.length && (
        <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
          {m.gates_show_all()}
        </Button>
      )}
    </Section>
  );
}

/** What was decided by hand, by whom and why. */
export function ChangedByHand({ round }: { round: RankedRound }) {
  const names = gateNamesOf(round.results);
  const { locale } = useLocale();
  const byHand = round.results.decisions.filter(({ isByHand }) => isByHand);
  if (byHand.length === 0) return null;
  const why = ({ reason, decidedBy }: StoredDecision) =>
    m.gates_reason_by({
      reason: reason ?? '',
      person: decidedBy ? personName(decidedBy) : m.gates_gone(),
    });
  return (
    <Section title={m.gates_changed_by_hand()} aside={byHand.length.toLocaleString(locale)} isFlush>
      <ChangedList>
        {byHand.map((decision) => (
          <li key={decision.teamId}>
            <TeamMark name={names.team(decision.teamId)} size={28} />
            <div>
              <b>{names.team(decision.teamId)}</b> {decisionWords[decision.decision]()}
              <Text step="small" tone="muted">
                {why(decision)}
              </Text>
            </div>
          </li>
        ))}
      </ChangedList>
    </Section>
  );
}
