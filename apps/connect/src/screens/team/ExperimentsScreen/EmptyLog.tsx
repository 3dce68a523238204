import { Chain, EmptyState } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: grid;
  gap: 44px;
  padding-top: 10px;
  @media (min-width: 62em) {
    grid-template-columns: 1fr 1.3fr;
    align-items: center;
  }
`;

/** No tests yet: the chain of one as four questions. */
export function EmptyLog({ action }: { action: ReactNode }) {
  const steps = [
    { key: 'believed', label: m.tests_believed(), words: m.tests_believed_ask() },
    { key: 'tried', label: m.tests_tried(), words: m.tests_tried_ask() },
    { key: 'saw', label: m.tests_saw(), words: m.tests_saw_ask() },
    { key: 'decided', label: m.tests_decided(), words: m.tests_decided_ask() },
  ];
  return (
    <Root>
      <EmptyState title={m.tests_empty()} description={m.tests_empty_detail()} action={action} />
      <Chain
        headingLevel="h3"
        steps={steps.map(({ key, label, words }) => ({ key, label, content: <p>{words}</p> }))}
      />
    </Root>
  );
}
