import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FrameTop, type FrameTopProps } from './FrameTop';
import { headerWords } from './frameWords';

export type FrameBodyProps = FrameTopProps & {
  children: ReactNode;
  /** What the page shows comes later: the footer waits below the window, or what comes would push it through. */
  isFilledLate?: boolean;
};

const CONTENT_ID = 'content';

// Short pages keep the footer at the lower edge.
export const Main = styled.main`
  min-height: calc(100svh - var(--header-height) - 21rem);
  &[data-filled-late] {
    min-height: calc(100svh - var(--header-height));
  }
`;

/** Skip link, header, mobile menu and main area. */
export function FrameBody({ children, isFilledLate = false, ...top }: FrameBodyProps) {
  return (
    <>
      <a href={`#${CONTENT_ID}`} data-skip-link="">
        {headerWords(top.locale).skip}
      </a>
      <FrameTop {...top} />
      <Main id={CONTENT_ID} tabIndex={-1} data-filled-late={isFilledLate ? '' : undefined}>
        {children}
      </Main>
    </>
  );
}
