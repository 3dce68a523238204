import { Skeleton, SkeletonGroup, Wrap } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../paraglide/messages';

/** A column with room above, for what stands in a screen's place. */
export const StatePage = styled(Wrap)`
  padding-top: 72px;
  padding-bottom: 48px;
`;

// The footer waits below the window, so that it is not pushed out of it.
const Waiting = styled(StatePage)`
  min-height: calc(100svh - var(--header-height));
`;

/** A screen on its way. */
export function LoadingScreen() {
  return (
    <Waiting>
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="long" />
        <Skeleton width="half" />
        <Skeleton shape="card" />
      </SkeletonGroup>
    </Waiting>
  );
}
