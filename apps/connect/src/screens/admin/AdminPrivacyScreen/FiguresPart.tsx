import { dataRequestKinds, type DataRequestFigures, type DataRequestKind } from '@grow/core/privacy';
import { Section } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Facts = styled.dl`
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    justify-content: space-between;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
  }
  dt {
    color: var(--color-ink-muted);
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`;

const labels: Record<DataRequestKind, () => string> = {
  copy: m.admin_privacy_copies,
  deletion: m.admin_privacy_deletions,
  correction: m.admin_privacy_corrections,
};

function doneInWords(done: { readonly count: number; readonly days: number } | undefined): string {
  if (!done) return '0';
  const { count, days } = done;
  if (days === 0) return m.admin_privacy_same_day({ count });
  return days === 1 ? m.admin_privacy_in_day({ count }) : m.admin_privacy_in_days({ count, days });
}

/** What was answered, and how soon. The lines stand before their figures come, which would move what is below. */
export function FiguresPart({ figures }: { figures: DataRequestFigures | undefined }) {
  return (
    <Section title={m.admin_privacy_answered()} isFlush>
      <Facts aria-busy={!figures}>
        {dataRequestKinds.map((kind) => (
          <div key={kind}>
            <dt>{labels[kind]()}</dt>
            <dd>{figures && doneInWords(figures.done[kind])}</dd>
          </div>
        ))}
        <div>
          <dt>{m.admin_privacy_over_thirty()}</dt>
          <dd>{figures?.late}</dd>
        </div>
      </Facts>
    </Section>
  );
}
