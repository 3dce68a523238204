import type { TeamGate } from '@grow/core/gate';
import { roundKindAt, type RoundKind } from '@grow/core/round';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useSeason } from '@grow/shell';
import { ButtonLink } from '@grow/ui';
import { useParams } from 'react-router-dom';
import { gateNames, useTeamGate } from '../../../features/gate';
import { FindTeam, useOwnTeam } from '../../../features/team';
import { AppLink, useScreenTitle } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { GateResultPage } from './GateResultPage';
import { GateWaitingPage } from './GateWaitingPage';

const back = () => (
  <ButtonLink href={fullPath(paths.team())} linkComponent={AppLink}>
    {m.hand_in_to_team()}
  </ButtonLink>
);

type GateProps = { kind: RoundKind; gate: TeamGate; team: Team; season: Season };

const GatePage = ({ gate, ...props }: GateProps) =>
  gate.result ? (
    <GateResultPage {...props} result={gate.result} />
  ) : (
    <GateWaitingPage {...props} gate={gate} />
  );

/** A round for the own team: where and when it pitches, and once everybody knows, the result with the words of the jury. */
export function TeamGateScreen() {
  const kind = roundKindAt(useParams()['round'] ?? '');
  const own = useOwnTeam();
  const season = useSeason();
  const gate = useTeamGate(kind ?? 'half_time');
  useScreenTitle(kind && gateNames[kind]());
  if (own.isPending || season.isPending || gate.isPending) return <LoadingScreen />;
  if (own.data === undefined) return <FailedScreen error={own.error} />;
  if (season.data === undefined) return <FailedScreen error={season.error} />;
  if (gate.data === undefined) return <FailedScreen error={gate.error} />;
  if (kind === undefined || own.data === null || season.data === null || gate.data === null)
    return (
      <EmptyScreen
        title={kind ? gateNames[kind]() : m.gates_tab()}
        empty={own.data === null ? m.hand_in_no_team() : m.gates_not_in_round()}
        detail={own.data === null ? m.hand_in_no_team_detail() : m.gates_not_in_round_detail()}
        action={own.data === null ? <FindTeam /> : back()}
      />
    );
  return <GatePage kind={kind} gate={gate.data} team={own.data} season={season.data} />;
}
