import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { fallenWord } from '../geometry/rulers';
import { Text } from '../Text';

const word = fallenWord();

const Root = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  &[data-size='page'] {
    gap: 18px;
    min-height: 70svh;
    align-content: center;
  }
  p {
    max-width: 34rem;
  }
`;

const Drawing = styled.svg`
  width: 100%;
  max-width: 340px;
  height: auto;
  overflow: visible;
  [data-size='page'] > & {
    max-width: 520px;
  }
  path {
    fill: none;
    stroke: var(--color-edge);
    stroke-width: 1.25;
    vector-effect: non-scaling-stroke;
  }
  rect {
    fill: var(--color-edge);
    opacity: 0.75;
  }
  path[data-fallen] {
    fill: var(--color-accent);
    stroke: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 8px;
`;

/** Props of {@link ErrorState}; everything else goes to the root. */
export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  title: ReactNode;
  /** What happened, and that nothing is lost. */
  description?: ReactNode;
  actions?: ReactNode;
  /** `page` fills the view and its title is the page's `<h1>`. */
  size?: 'inline' | 'page';
}

/** Something went wrong: the S has fallen off the word. Inside a page it is announced when it appears. */
export const ErrorState = ({ title, description, actions, size = 'inline', ...rest }: ErrorStateProps) => (
  <Root data-size={size} role={size === 'inline' ? 'alert' : undefined} {...rest}>
    <Drawing viewBox="0 0 550 172" width="550" height="172" aria-hidden>
      {word.letters.map(({ x, y, path }) => (
        <path key={x} transform={`translate(${x} ${y})`} d={path} />
      ))}
      <path data-fallen="" transform={word.lies} d={word.fallen} />
      {word.ticks.map(({ x, height }) => (
        <rect key={x} x={x} y="158" width="1" height={height} />
      ))}
    </Drawing>
    <Text as={size === 'page' ? 'h1' : 'h2'} step={size === 'page' ? 'd1' : 'h3'}>
      {title}
    </Text>
    {description && (
      <Text step={size === 'page' ? 'lead' : 'ui'} tone="muted">
        {description}
      </Text>
    )}
    {actions && <Actions>{actions}</Actions>}
  </Root>
);
