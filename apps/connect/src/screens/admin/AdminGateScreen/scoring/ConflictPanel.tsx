import { conflictReasons, type RoundSetup } from '@grow/core/round';
import { useLocale } from '@grow/shell';
import { Section, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { conflictWords } from '../../../../features/round';
import { m } from '../../../../paraglide/messages';

const Counts = styled.dl`
  margin: 0 0 12px;
  & > div {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

/** How many conflicts were found, by their reason. */
export function ConflictPanel({ setup }: { setup: RoundSetup }) {
  const { locale } = useLocale();
  const { conflicts } = setup;
  const rows = conflictReasons
    .map((reason) => ({ reason, count: conflicts.filter((one) => one.reason === reason).length }))
    .filter(({ count }) => count > 0);
  return (
    <Section title={m.gates_conflicts()} aside={conflicts.length.toLocaleString(locale)} isFlush>
      <Counts>
        {rows.map(({ reason, count }) => (
          <div key={reason}>
            <dt>{conflictWords[reason]()}</dt>
            <dd>{count.toLocaleString(locale)}</dd>
          </div>
        ))}
      </Counts>
      <Text step="small" tone="muted">
        {m.gates_conflicts_detail()}
      </Text>
    </Section>
  );
}
