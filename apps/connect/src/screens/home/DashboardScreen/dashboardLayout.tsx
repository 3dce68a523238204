import { media, Section, Skeleton, SkeletonGroup } from '@grow/ui';
import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { NearView } from './NearView';

/** From here on parts stand beside each other. */
export const sideBySide = '@media (min-width: 76em)';
/** As high as three lines of what comes, on a wide window. */
export const linesHeight = '266px';

/** Parts side by side as far as there is room: `data-wide` takes two columns of three, `data-whole` all. */
export const Grid = styled.div`
  display: grid;
  gap: 48px;
  margin-top: 48px;
  & > * {
    min-width: 0;
  }
  & > :empty {
    display: none;
  }
  /* Not seen before what comes next is there, which moves them. */
  @media (max-width: 75.99em) {
    & > :first-child:has([data-skeleton]) ~ * {
      visibility: hidden;
    }
  }
  ${media.md} {
    gap: 56px;
  }
  ${sideBySide} {
    grid-template-columns: 4fr 4fr 3fr;
    gap: 56px clamp(28px, 3.4vw, 52px);
    & > [data-wide] {
      grid-column: span 2;
    }
    & > [data-whole] {
      grid-column: 1 / -1;
    }
  }
`;

/** As high as three lines of what comes: nothing below moves when they are there. */
const Waits = styled.div`
  padding-top: 22px;
  min-height: 320px;
  ${media.md} {
    min-height: ${linesHeight};
  }
`;

/** Stands for a few lines. */
export function Waiting() {
  return (
    <SkeletonGroup label={m.loading()}>
      <Skeleton width="long" />
      <Skeleton width="half" />
    </SkeletonGroup>
  );
}

/** Stands for three lines of what comes. */
export const waitingLines = (
  <Waits>
    <Waiting />
  </Waits>
);

type PartProps = { title: string; children: ReactNode };

/** A part of lines, whose code comes with it. */
export function Lines({ title, children }: PartProps) {
  const waiting = (
    <Section title={title} isFlush>
      {waitingLines}
    </Section>
  );
  return <Suspense fallback={waiting}>{children}</Suspense>;
}

/** A part beside them, whose code comes with it. */
export function Aside({ title, children }: PartProps) {
  const waiting = (
    <Section title={title}>
      <Waiting />
    </Section>
  );
  return <Suspense fallback={waiting}>{children}</Suspense>;
}

/** A part below the first screen. */
export function Below({ title, children }: PartProps) {
  const waiting = (
    <Section title={title} isFlush>
      {waitingLines}
    </Section>
  );
  return (
    <NearView waiting={waiting}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </NearView>
  );
}
