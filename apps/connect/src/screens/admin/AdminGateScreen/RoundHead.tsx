import { Text } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 32px;
  align-items: end;
  justify-content: space-between;
  & > :first-child {
    display: grid;
    gap: 8px;
    max-width: 40rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: start;
`;

type RoundHeadProps = { title: string; lead: string; actions?: ReactNode };

/** What the round is today in a sentence, and the one or two things that lead on. */
export const RoundHead = ({ title, lead, actions }: RoundHeadProps) => (
  <Root>
    <div>
      <Text as="h2" step="h2">
        {title}
      </Text>
      <Text step="lead" tone="muted">
        {lead}
      </Text>
    </div>
    {actions && <Actions>{actions}</Actions>}
  </Root>
);
