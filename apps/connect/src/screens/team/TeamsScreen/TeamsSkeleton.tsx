import { media, Skeleton, SkeletonGroup } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Grid = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 40px;
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Card = styled.div`
  display: grid;
  gap: 16px;
  min-height: 236px;
  padding: 18px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  align-content: space-between;
`;

/** Cards on their way: mark, sentence, people and action have their places. */
export function TeamsSkeleton() {
  return (
    <SkeletonGroup label={m.loading()}>
      <Grid>
        {Array.from({ length: 6 }, (_, card) => (
          <Card key={card}>
            <Skeleton shape="square" />
            <Skeleton width="long" />
            <Skeleton width="half" />
            <Skeleton shape="control" />
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  padding: 14px 0;
  border-bottom: 1px solid var(--color-line);
`;

/** People on their way. */
export function PeopleSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonGroup label={m.loading()}>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          <Skeleton shape="circle" />
          <Skeleton width="long" />
        </Row>
      ))}
    </SkeletonGroup>
  );
}
