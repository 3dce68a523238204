import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { layers, media } from '../tokens';

const Root = styled.div`
  position: sticky;
  bottom: 16px;
  z-index: ${layers.actionBar};
  display: flex;
  gap: 10px 14px;
  align-items: center;
  justify-content: space-between;
  padding: 10px 10px 10px 18px;
  background: var(--color-raised);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-md);
  box-shadow: var(--shadow-float);
  ${media.short} {
    position: static;
  }
  & > p {
    min-width: 0;
    font-size: 0.9375rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > div {
    display: flex;
    flex: none;
    gap: 8px;
  }
  ${media.lg} {
    display: none;
  }
`;

/** Props of {@link ReviewBar}; everything else goes to the root. */
export interface ReviewBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Whose hand-in, and where it stands. */
  words: ReactNode;
  /** Buttons. */
  actions: ReactNode;
}

/** On phones at the lower edge: what is read, and the ways on. */
export const ReviewBar = ({ words, actions, ...rest }: ReviewBarProps) => (
  <Root data-bottom-bar="" {...rest}>
    <p>{words}</p>
    <div>{actions}</div>
  </Root>
);
