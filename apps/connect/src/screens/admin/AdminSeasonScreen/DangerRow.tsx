import { Text } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 32px;
  padding: 16px 0;
  border-bottom: 1px solid var(--color-line);
  & > div {
    max-width: 36rem;
  }
`;

type DangerRowProps = { title: string; detail: ReactNode; action: ReactNode };

/** What can be done to all at once, and what survives it. */
export const DangerRow = ({ title, detail, action }: DangerRowProps) => (
  <Row>
    <div>
      <b>{title}</b>
      <Text as="div" step="ui" tone="muted">
        {detail}
      </Text>
    </div>
    {action}
  </Row>
);
