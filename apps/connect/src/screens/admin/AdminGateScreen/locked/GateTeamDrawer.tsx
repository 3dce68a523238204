import { useLocale } from '@grow/shell';
import { ButtonLink, Drawer, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { gateNamesOf, scoreWords, type RankedRound } from '../../../../features/gate';
import { AppLink } from '../../../../navigation';
import { m } from '../../../../paraglide/messages';
import { fullPath, paths } from '../../../../paths';
import { DecideByHand } from './DecideByHand';
import { TeamNotes } from './TeamNotes';
import { TeamSheets } from './TeamSheets';

const Parts = styled.div`
  display: grid;
  gap: 36px;
`;

type GateTeamDrawerProps = {
  round: RankedRound;
  /** Undefined while it is closed. */
  teamId: string | undefined;
  onClose: () => void;
};

/** One team of the room: what it got, what becomes of it, notes on it, and every sheet with its comments. */
export function GateTeamDrawer({ round, teamId, onClose }: GateTeamDrawerProps) {
  const { locale } = useLocale();
  const { results, ranking, decisions } = round;
  const team = results.teams.find(({ id }) => id === teamId);
  const ranked = ranking.teams.find((one) => one.teamId === teamId);
  const names = gateNamesOf(results);
  const canChange = results.round.state === 'deliberation';
  const score = (value: number | undefined) =>
    value === undefined ? m.gates_no_score() : scoreWords(value, locale);
  const of = { roundId: results.round.id, teamId: teamId ?? '' };
  return (
    <Drawer
      isOpen={teamId !== undefined}
      onClose={onClose}
      title={team?.name ?? m.gates_gone()}
      closeLabel={m.people_close()}
      actions={
        team && (
          <ButtonLink href={fullPath(paths.teamPage(team.slug))} linkComponent={AppLink}>
            {m.gates_to_team()}
          </ButtonLink>
        )
      }
    >
      {team ? (
        <Parts key={team.id}>
          <Text step="ui" tone="muted">
            {m.gates_team_scores({
              stage: names.stage(team.stageId),
              raw: score(ranked?.raw),
              adjusted: score(ranked?.adjusted),
              error: score(ranked?.standardError),
            })}
          </Text>
          <DecideByHand
            team={of}
            name={team.name}
            decision={decisions.find((one) => one.teamId === team.id)}
            stored={results.decisions.find((one) => one.teamId === team.id)}
            canChange={canChange}
          />
          <TeamNotes team={of} canWrite={canChange} />
          <TeamSheets round={round} teamId={team.id} />
        </Parts>
      ) : (
        <Text step="ui">{m.gates_team_gone()}</Text>
      )}
    </Drawer>
  );
}
