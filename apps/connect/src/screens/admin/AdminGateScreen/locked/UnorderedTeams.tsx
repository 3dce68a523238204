import { useLocale } from '@grow/shell';
import { Badge, Button, DecidedList, DecidedRow, Text } from '@grow/ui';
import {
  decisionWords,
  gateNamesOf,
  scoreWords,
  undecidedWords,
  type RankedRound,
} from '../../../../features/gate';
import { m } from '../../../../paraglide/messages';

type UnorderedTeamsProps = { round: RankedRound; onSelect: (teamId: string) => void };

/** Teams about which the line decides nothing: tied across it, or without a score to order them by. */
export function UnorderedTeams({ round, onSelect }: UnorderedTeamsProps) {
  const { locale } = useLocale();
  const { results, line, ranking, decisions } = round;
  const names = gateNamesOf(results);
  const open = line.teams.filter(({ state }) => state === 'undecided');
  if (open.length === 0) return null;
  const scores = new Map(ranking.teams.map(({ teamId, raw }) => [teamId, raw]));
  const made = new Map(decisions.map(({ teamId, decision }) => [teamId, decision]));
  return (
    <div>
      <Text as="h3" step="h4">
        {m.gates_undecided()}
      </Text>
      <DecidedList>
        {open.map(({ teamId, reason }) => {
          const raw = scores.get(teamId);
          const decision = made.get(teamId);
          const why = reason === undefined ? '' : undecidedWords[reason]();
          return (
            <DecidedRow
              key={teamId}
              team={names.team(teamId)}
              detail={
                raw === undefined ? why : `${why} ${m.gates_raw_score({ score: scoreWords(raw, locale) })}`
              }
              aside={
                decision === undefined ? (
                  <Button
                    size="sm"
                    aria-label={m.gates_decide_on({ team: names.team(teamId) })}
                    onClick={() => onSelect(teamId)}
                  >
                    {m.gates_decide_round()}
                  </Button>
                ) : (
                  <Badge tone="info">{decisionWords[decision]()}</Badge>
                )
              }
            />
          );
        })}
      </DecidedList>
    </div>
  );
}
