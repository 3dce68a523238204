import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/typeStyles';

/** What a bar stands for: a line of text, a heading, a control, a card, a square mark or a face. */
export const skeletonShapes = ['line', 'title', 'control', 'card', 'square', 'circle'] as const;
/** A shape of a skeleton. */
export type SkeletonShape = (typeof skeletonShapes)[number];

const Bar = styled.span`
  display: block;
  height: 12px;
  border-radius: 2px;
  background: var(--color-line);
  animation: grow-pulse 1.4s ease-in-out infinite;
  :root[data-first-screen] & {
    animation: none;
  }
  &[data-width='long'] {
    width: 82%;
  }
  &[data-width='half'] {
    width: 50%;
  }
  &[data-width='short'] {
    width: 28%;
  }
  &[data-shape='title'] {
    height: 32px;
  }
  &[data-shape='control'] {
    height: 44px;
    border-radius: var(--radius-sm);
  }
  &[data-shape='card'] {
    height: 160px;
    border-radius: var(--radius-md);
  }
  &[data-shape='square'] {
    width: 44px;
    height: 44px;
    border-radius: 5px;
  }
  &[data-shape='circle'] {
    width: 40px;
    height: 40px;
    border-radius: 50%;
  }
  &:nth-child(2) {
    animation-delay: 70ms;
  }
  &:nth-child(3) {
    animation-delay: 140ms;
  }
  &:nth-child(n + 4) {
    animation-delay: 210ms;
  }
`;

/** Props of {@link Skeleton}; everything else goes to the bar. */
export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  shape?: SkeletonShape;
  width?: 'full' | 'long' | 'half' | 'short';
}

/** One pulsing bar; copy the layout that will come with several. */
export const Skeleton = ({ shape = 'line', width = 'full', ...rest }: SkeletonProps) => (
  <Bar data-shape={shape} data-width={width} aria-hidden {...rest} />
);

const Group = styled.div`
  display: grid;
  gap: 12px;
  animation: skeleton-in 1ms linear 300ms backwards;
  :root[data-first-screen] & {
    animation: none;
  }
  @keyframes skeleton-in {
    from {
      visibility: hidden;
    }
  }
  & > [role='status'] {
    ${visuallyHidden}
  }
`;

/** Props of {@link SkeletonGroup}; everything else goes to the root. */
export interface SkeletonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Says that something is loading, to those who do not see the bars. */
  label: string;
}

/**
 * Bars in the place of what is loading; they show after 300 ms, so that a quick answer does not flicker. A document that
 * carries bars itself says `data-first-screen` on its root: until that is gone, all bars stand at once and still, so that
 * those that take their place look the same.
 */
export const SkeletonGroup = ({ label, children, ...rest }: SkeletonGroupProps) => (
  <Group aria-busy data-skeleton="" {...rest}>
    <span role="status">{label}</span>
    {children}
  </Group>
);
