import { Text } from '@grow/ui';
import { styled } from 'styled-components';
import type { Deadline as DeadlineWords } from './seasonWords';

const Root = styled.p`
  display: grid;
  line-height: 1.3;
`;

/** How much time is left, and until when. */
export const Deadline = ({ left, until }: DeadlineWords) => (
  <Root>
    <Text as="b" step="figure">
      {left}
    </Text>
    <Text as="span" tone="muted">
      {until}
    </Text>
  </Root>
);
