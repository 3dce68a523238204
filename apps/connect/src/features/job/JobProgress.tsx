import { isJobUnderWay, type Job } from '@grow/core/job';
import { useLocale } from '@grow/shell';
import { Dial, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../paraglide/messages';

const TICKS = 44;

const Root = styled.div`
  display: grid;
  gap: 10px;
  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: baseline;
  }
  b {
    font-family: var(--font-display);
    font-weight: 760;
    font-size: 1.75rem;
    line-height: 1.1;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`;

const Ruler = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  height: 18px;
  i {
    flex: 1;
    height: 11px;
    box-shadow: inset 0 0 0 1px var(--color-edge);
    forced-color-adjust: none;
  }
  i[data-done] {
    height: 18px;
    background: var(--color-ink);
    box-shadow: none;
  }
`;

/** How far a job is: a number, and a ruler that says the same. */
export function JobProgress({ job }: { job: Pick<Job, 'state' | 'done' | 'total'> }) {
  const { locale } = useLocale();
  const { done, total } = job;
  const filled = total === 0 ? TICKS : Math.floor((done / total) * TICKS);
  return (
    <Root>
      <div>
        {isJobUnderWay(job) && <Dial size={20} />}
        <b>{done.toLocaleString(locale)}</b>
        <Text as="span" step="ui" tone="muted">
          {m.job_of({ total: total.toLocaleString(locale) })}
        </Text>
      </div>
      <Ruler
        role="progressbar"
        aria-label={m.job_progress()}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
      >
        {Array.from({ length: TICKS }, (_, tick) => (
          <i key={tick} data-done={tick < filled ? '' : undefined} />
        ))}
      </Ruler>
    </Root>
  );
}
