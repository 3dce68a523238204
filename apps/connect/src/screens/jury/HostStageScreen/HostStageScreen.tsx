import { roundKindAt, type RoundKind } from '@grow/core/round';
import { ButtonLink } from '@grow/ui';
import { useParams } from 'react-router-dom';
import { gateNames } from '../../../features/gate';
import { useHostedStage } from '../../../features/round';
import { AppLink, useScreenTitle } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen, RetryButton } from '../../../shared/state';
import { HostedStagePage } from './HostedStagePage';

const toDashboard = () => (
  <ButtonLink href={fullPath(paths.dashboard())} linkComponent={AppLink}>
    {m.denied_action()}
  </ButtonLink>
);

function HostedRound({ kind }: { kind: RoundKind }) {
  const { data, error, isPending, dataUpdatedAt, refetch } = useHostedStage(kind);
  const title = gateNames[kind]();
  useScreenTitle(typeof data === 'object' ? data.stage.name : title);
  if (isPending) return <LoadingScreen />;
  if (data === 'no_host')
    return (
      <EmptyScreen
        title={title}
        empty={m.host_denied()}
        detail={m.host_denied_detail()}
        action={toDashboard()}
      />
    );
  if (data === 'round_not_open_yet')
    return (
      <EmptyScreen
        title={title}
        empty={m.host_not_open()}
        detail={m.host_not_open_detail()}
        action={<RetryButton onRetry={() => refetch()} variant="secondary" />}
      />
    );
  if (data === undefined) return <FailedScreen error={error} />;
  return <HostedStagePage kind={kind} hosted={data} readAt={error ? new Date(dataUpdatedAt) : undefined} />;
}

/** The stage that somebody hosts: who is on it, who comes next, and who did not come. Made for a phone in one hand. */
export function HostStageScreen() {
  const kind = roundKindAt(useParams()['round'] ?? '');
  if (kind) return <HostedRound kind={kind} />;
  return (
    <EmptyScreen
      title={m.host_title()}
      empty={m.gates_unknown()}
      detail={m.gates_unknown_detail()}
      action={toDashboard()}
    />
  );
}
