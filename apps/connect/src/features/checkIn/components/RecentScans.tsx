import type { CheckInScanResult } from '@grow/core/check-in';
import { useLocale } from '@grow/shell';
import { Badge, Button, Section, Text, type BadgeTone } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { hourInWords, isUndoable, resultLine, resultName, toneOf, type ResultTone } from '../checkInWords';

const FEW = 8;

const badgeTones: Record<ResultTone, BadgeTone> = {
  good: 'positive',
  caution: 'caution',
  bad: 'critical',
  asking: 'neutral',
};

const Row = styled.li`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  min-height: 56px;
  padding-block: 8px;
  border-top: 1px solid var(--color-line);
  &:first-child {
    border-top: 0;
  }
  time {
    color: var(--color-ink-muted);
    font-size: 0.875rem;
  }
  &[data-corrected] {
    background: var(--color-caution-tint);
    box-shadow: 0 0 0 8px var(--color-caution-tint);
    clip-path: inset(0 -8px);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  b {
    overflow-wrap: anywhere;
  }
`;

/** Props of {@link RecentScans}. */
export type RecentScansProps = {
  /** The newest first. */
  results: readonly CheckInScanResult[];
  onTakeBack: (key: string) => void;
};

/** What was scanned at this desk, with the way back. */
export function RecentScans({ results, onTakeBack }: RecentScansProps) {
  const { locale } = useLocale();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? results : results.slice(0, FEW);
  const now = new Date();
  return (
    <Section title={m.check_in_recent()} isFlush={results.length > 0}>
      {results.length === 0 && <Text tone="muted">{m.check_in_recent_empty()}</Text>}
      <ol>
        {shown.map((result) => {
          const name = resultName(result);
          const isUnsent = isUndoable(result) && !result.isAnswered;
          return (
            <Row key={result.key} data-corrected={result.isCorrected ? '' : undefined}>
              <time dateTime={result.at.toISOString()}>{hourInWords(result.at, now, locale)}</time>
              <Words>
                {name !== undefined && <b>{name}</b>}
                <Badge tone={badgeTones[toneOf(result)]}>{resultLine(result, now, locale)}</Badge>
                {isUnsent && <Badge tone="muted">{m.check_in_unsent()}</Badge>}
              </Words>
              {isUndoable(result) && (
                <Button
                  size="sm"
                  aria-label={m.check_in_undo_name({ name: name ?? m.check_in_nobody() })}
                  onClick={() => onTakeBack(result.key)}
                >
                  {m.check_in_undo()}
                </Button>
              )}
            </Row>
          );
        })}
      </ol>
      {shown.length < results.length && (
        <Button variant="ghost" onClick={() => setWhole(true)}>
          {m.check_in_recent_more({ count: results.length })}
        </Button>
      )}
    </Section>
  );
}
