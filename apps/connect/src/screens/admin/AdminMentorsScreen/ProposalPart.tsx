import { Skeleton, SkeletonGroup } from '@grow/ui';
import { useGround, useProposal, type MentorView } from '../../../features/mentorProposal';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { ProposalPage } from './ProposalPage';

/** A proposal of who looks after whom, worked out from the ground as it is now; the one before stays meanwhile. */
export function ProposalPart({ view }: { view: Exclude<MentorView, 'list'> }) {
  const ground = useGround();
  const { computed, error, isBusy } = useProposal(ground.data);
  const failure = ground.error ?? error;
  if (computed) {
    return (
      <ProposalPage
        view={view}
        ground={computed.ground}
        proposal={computed.proposal}
        isBusy={isBusy || ground.isFetching}
        onAgain={() => void ground.refetch()}
      />
    );
  }
  if (failure) return <FailedPart error={failure} />;
  return (
    <SkeletonGroup label={m.matching_computing()}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}
