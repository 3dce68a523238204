import { typeStyles } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Head = styled.header`
  display: grid;
  gap: 14px;
  margin-bottom: 40px;
  h2 {
    ${typeStyles.d2}
  }
  p {
    ${typeStyles.lead}
    max-width: 34rem;
    color: var(--color-ink-muted);
  }
  &[data-row] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
  }
`;

type SectionHeadProps = { id: string; title: string; lead?: string; aside?: ReactNode };

/** The heading of a section of home. */
export function SectionHead({ id, title, lead, aside }: SectionHeadProps) {
  return (
    <Head data-row={aside ? '' : undefined}>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
      {aside}
    </Head>
  );
}
