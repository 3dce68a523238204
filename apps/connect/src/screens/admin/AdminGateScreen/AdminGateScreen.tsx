import { roundKindAt, roundMutations, type RoundKind, type RoundOfList } from '@grow/core/round';
import { useGrowClient } from '@grow/shell';
import { Button, EmptyState, SkeletonGroup, Skeleton } from '@grow/ui';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { gateNames } from '../../../features/gate';
import { useGateRounds } from '../../../features/round';
import { useProductMutation } from '../../../mutation';
import { useScreenTitle } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { lazyPart } from '../../../shared/code';
import { RoundFrame } from './RoundFrame';

// A round is either before its lock or after it: the other half of the room stays where it is.
const ScoringRound = lazyPart(async () => (await import('./scoring/ScoringRound')).ScoringRound);
const LockedRound = lazyPart(async () => (await import('./locked/LockedRound')).LockedRound);

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  padding-bottom: 72px;
`;

const Loading = () => (
  <SkeletonGroup label={m.loading()}>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </SkeletonGroup>
);

/** A round that nobody has begun. */
function NoRound({ kind }: { kind: RoundKind }) {
  const { supabase } = useGrowClient();
  const creating = useProductMutation(roundMutations(supabase).create, {
    words: { failed: m.gates_not_begun() },
  });
  return (
    <EmptyState
      title={m.gates_none({ round: gateNames[kind]() })}
      description={m.gates_none_detail()}
      action={
        <Button
          variant="primary"
          isBusy={creating.isBusy}
          busyLabel={m.orga_busy()}
          onClick={() => creating.run(kind)}
        >
          {m.gates_begin()}
        </Button>
      }
    />
  );
}

function RoundBody({ round }: { round: RoundOfList }) {
  const { id, state, kind, canRun } = round;
  if (!canRun) return <EmptyState title={m.gates_own_team()} description={m.gates_own_team_detail()} />;
  if (id === undefined) return <NoRound kind={kind} />;
  if (state === 'setup' || state === 'open') return <ScoringRound roundId={id} />;
  return <LockedRound roundId={id} />;
}

/** The room of a round for those who run it: five states, of which one is shown. */
export function AdminGateScreen() {
  const kind = roundKindAt(useParams()['round'] ?? '');
  const rounds = useGateRounds();
  useScreenTitle(kind && gateNames[kind]());
  const round = rounds.data?.find((one) => one.kind === kind);
  return (
    <Body>
      <RoundFrame kind={kind} rounds={rounds.data ?? []} />
      {round && (
        <Suspense fallback={<Loading />}>
          <RoundBody round={round} />
        </Suspense>
      )}
      {!rounds.data && rounds.error && <FailedPart error={rounds.error} />}
      {rounds.isPending && <Loading />}
      {rounds.data && !round && (
        <EmptyState title={m.gates_unknown()} description={m.gates_unknown_detail()} />
      )}
    </Body>
  );
}
