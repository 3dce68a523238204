import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FrameTop, type FrameTopProps } from './FrameTop';
import { headerWords } from './frameWords';

export type FrameBodyProps = FrameTopProps & { children: ReactNode };

const CONTENT_ID = 'content';

// Short pages keep the footer at the lower edge.
const Main = styled.main`
  min-height: calc(100svh - var(--header-height) - 21rem);
`;

/** Skip link, header, mobile menu and main area. */
export function FrameBody({ children, ...top }: FrameBodyProps) {
  return (
    <>
      <a href={`#${CONTENT_ID}`} data-skip-link="">
        {headerWords(top.locale).skip}
      </a>
      <FrameTop {...top} />
      <Main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </Main>
    </>
  );
}
