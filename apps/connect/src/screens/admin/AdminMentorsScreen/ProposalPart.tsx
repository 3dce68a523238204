import { Button, EmptyState, Skeleton, SkeletonGroup } from '@grow/ui';
import { useGround, useProposal, type MentorView } from '../../../features/mentorProposal';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { ProposalPage } from './ProposalPage';
import type { ProposalWork } from './useAcceptance';

type ProposalPartProps = { view: Exclude<MentorView, 'list'>; work: ProposalWork };

/** A proposal of who looks after whom, worked out from the ground as it is now; the one before stays meanwhile. */
export function ProposalPart({ view, work }: ProposalPartProps) {
  const ground = useGround();
  const { computed, error, isBusy, again } = useProposal(ground.data);
  const failed = ground.error ? (
    <FailedPart error={ground.error} />
  ) : (
    error !== undefined && (
      <EmptyState
        title={m.matching_not_computed()}
        description={m.matching_not_computed_detail()}
        action={
          <Button size="sm" onClick={again}>
            {m.try_again()}
          </Button>
        }
      />
    )
  );
  if (computed) {
    return (
      <ProposalPage
        view={view}
        ground={computed.ground}
        proposal={computed.proposal}
        work={work}
        failed={failed}
        isBusy={isBusy || ground.isFetching}
        onAgain={() => void ground.refetch()}
      />
    );
  }
  if (failed) return failed;
  return (
    <SkeletonGroup label={m.matching_computing()}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}
