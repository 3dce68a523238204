import { styled } from 'styled-components';

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  font-size: 0.9375rem;
`;

const Line = styled.li`
  padding: 12px 0;
  border-bottom: 1px solid var(--color-line);
  color: var(--color-ink-muted);
  overflow-wrap: anywhere;
  &:first-child {
    padding-top: 0;
  }
`;

/** What saving does, one sentence a line. */
export const Sentences = ({ sentences }: { sentences: readonly string[] }) => (
  <List>
    {sentences.map((sentence, index) => (
      <Line key={`${index} ${sentence}`}>{sentence}</Line>
    ))}
  </List>
);
