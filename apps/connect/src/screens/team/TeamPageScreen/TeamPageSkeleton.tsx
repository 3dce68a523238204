import { Skeleton, SkeletonGroup, Split, Wrap } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Head = styled.div`
  display: grid;
  gap: 20px;
  min-height: 260px;
  padding-block: 64px 40px;
  align-content: center;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  min-height: 66px;
  border-bottom: 1px solid var(--color-line);
`;

/** People of a team on their way. */
export function PeopleSkeleton() {
  return (
    <SkeletonGroup label={m.loading()}>
      {Array.from({ length: 3 }, (_, row) => (
        <Row key={row}>
          <Skeleton shape="circle" />
          <Skeleton width="long" />
        </Row>
      ))}
    </SkeletonGroup>
  );
}

/** A team's page on its way: mark and name, what it says, its people. */
export function TeamPageSkeleton() {
  return (
    <Wrap>
      <SkeletonGroup label={m.loading()}>
        <Head>
          <Skeleton shape="square" />
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
        </Head>
        <Split>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Split>
      </SkeletonGroup>
    </Wrap>
  );
}
