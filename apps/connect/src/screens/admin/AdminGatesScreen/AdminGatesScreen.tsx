import { roundAddress, type RoundOfList } from '@grow/core/round';
import { Navigate } from 'react-router-dom';
import { useGateRounds } from '../../../features/round';
import { paths } from '../../../paths';
import { LoadingScreen } from '../../../shared/fallback';
import { FailedPart } from '../../../shared/state';

/** The round that is worked on: the first that teams do not know of yet, or the last. */
const currentOf = (rounds: readonly RoundOfList[]): RoundOfList | undefined =>
  rounds.find(({ state }) => state !== 'released') ?? rounds.at(-1);

/** Leads to the round that is worked on. */
export function AdminGatesScreen() {
  const { data, error } = useGateRounds();
  const round = data && currentOf(data);
  if (round) return <Navigate to={paths.adminGate(roundAddress(round.kind))} replace />;
  return error ? <FailedPart error={error} /> : <LoadingScreen />;
}
