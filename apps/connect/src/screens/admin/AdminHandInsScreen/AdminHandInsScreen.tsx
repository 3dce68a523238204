import { Skeleton, SkeletonGroup } from '@grow/ui';
import { styled } from 'styled-components';
import { useHandInMatrix } from '../../../features/handInAdmin';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { MatrixPart } from './MatrixPart';

const Body = styled.div`
  padding-bottom: 72px;
`;

/** Every team by every week, for organisers: who is where, and what is done to many of them. */
export function AdminHandInsScreen() {
  const { data, error } = useHandInMatrix();
  return (
    <Body>
      {data && <MatrixPart matrix={data} />}
      {!data && error && <FailedPart error={error} />}
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          {Array.from({ length: 8 }, (_, row) => (
            <Skeleton key={row} shape="control" />
          ))}
        </SkeletonGroup>
      )}
    </Body>
  );
}
