import { media, Skeleton, SkeletonGroup } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

/** Photo, form and preview: one after the other, from 62em the form left of the other two. */
export const Grid = styled.div`
  display: grid;
  gap: 48px;
  padding-bottom: 72px;
  /* What has the focus is never behind the save bar. */
  & :is(input, select, textarea, button, a) {
    scroll-margin-bottom: 128px;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    grid-template-rows: auto 1fr;
    grid-template-areas: 'main photo' 'main preview';
    gap: 48px clamp(40px, 5.4vw, 84px);
    align-items: start;
  }
`;

export const Main = styled.div`
  display: grid;
  gap: 48px;
  min-width: 0;
  ${media.lg} {
    grid-area: main;
  }
`;

export const Aside = styled.div`
  min-width: 0;
  ${media.lg} {
    &[data-place='photo'] {
      grid-area: photo;
    }
    &[data-place='preview'] {
      grid-area: preview;
    }
  }
`;

const Fields = styled.div`
  display: grid;
  gap: 20px 24px;
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The profile while it is on its way. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup label={m.loading()}>
      <Grid>
        <Aside data-place="photo">
          <Skeleton shape="card" />
        </Aside>
        <Main>
          <Skeleton shape="title" width="short" />
          <Fields>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Fields>
          <Skeleton shape="card" />
        </Main>
      </Grid>
    </SkeletonGroup>
  );
}
