import { EmptyState, PageHeader, Wrap } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Body = styled.div`
  padding-bottom: 48px;
`;

export type EmptyScreenProps = {
  title: string;
  lead?: string;
  /** Says that there is nothing yet. */
  empty: string;
  /** Says what will be there. */
  detail: string;
  action?: ReactNode;
};

/** A screen with its heading and nothing in it yet. */
export function EmptyScreen({ title, lead, empty, detail, action }: EmptyScreenProps) {
  return (
    <Wrap>
      <PageHeader title={title} lead={lead} />
      <Body>
        <EmptyState title={empty} description={detail} action={action} />
      </Body>
    </Wrap>
  );
}
