import type { ExperimentChange, ExperimentField, FormerValue } from '@grow/core/experiment';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Button, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import {
  amountInWords,
  decisionWords,
  metricWords,
  numberInWords,
  useExperimentChanges,
  verdictWords,
} from '../../../features/experiment';
import { personName } from '../../../features/people';
import { FailedPart } from '../../../shared/state';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  padding-top: 8px;
  ol {
    display: grid;
    gap: 14px;
    padding: 8px 0;
    font-size: 0.875rem;
    line-height: 1.45;
  }
  dd {
    color: var(--color-ink-muted);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const fieldWords: Record<ExperimentField, () => string> = {
  ...metricWords,
  hypothesis: m.tests_believed,
  method: m.tests_tried,
  target: m.tests_form_needed,
  result: m.tests_form_result,
  unit: m.tests_form_unit,
  happenedOn: m.tests_form_when,
  seen: m.tests_saw,
  verdict: m.tests_form_verdict,
  decision: m.tests_decided,
  nextStep: m.tests_form_next,
  hasConsent: m.tests_form_consent,
  links: m.tests_form_links,
  isDraft: m.tests_draft,
};

const kindWords = {
  edited: m.tests_history_edited,
  removed: m.tests_history_removed,
  restored: m.tests_history_restored,
} as const;

/** What stood in a field, as it is shown. */
function useFormerWords() {
  const { locale } = useLocale();
  const words: Readonly<Record<string, () => string>> = { ...verdictWords, ...decisionWords };
  return ({ field, value }: FormerValue): string => {
    if (value === undefined || value === '') return m.tests_history_nothing();
    if (typeof value === 'boolean') return value ? m.tests_yes() : m.tests_no();
    if (typeof value === 'number')
      return field === 'revenueCents' ? amountInWords(field, value, locale) : numberInWords(value, locale);
    if (typeof value !== 'string') return value.join('\n') || m.tests_history_nothing();
    return field === 'verdict' || field === 'decision' ? (words[value]?.() ?? value) : value;
  };
}

function Change({ change }: { change: ExperimentChange }) {
  const { locale } = useLocale();
  const former = useFormerWords();
  const name = change.changedBy ? personName(change.changedBy) : m.tests_history_somebody();
  return (
    <li>
      <b>{kindWords[change.kind]({ name })}</b>, {dateTimeInWords(change.changedAt, locale)}
      {change.before.length > 0 && (
        <dl>
          {change.before.map((one) => (
            <div key={one.field}>
              <dt>{fieldWords[one.field]()}</dt>
              <dd dir="auto">{m.tests_history_before({ value: former(one) })}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function Changes({ experimentId }: { experimentId: string }) {
  const { data, error, isError } = useExperimentChanges(experimentId);
  if (data?.length === 0) return <Text step="small">{m.tests_history_none()}</Text>;
  if (data) {
    return (
      <ol>
        {data.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
    );
  }
  if (isError) return <FailedPart error={error} />;
  return (
    <SkeletonGroup label={m.loading()}>
      <Skeleton shape="line" />
    </SkeletonGroup>
  );
}

/** What was changed of a test after it was logged; read when somebody asks. */
export function EntryHistory({ experimentId }: { experimentId: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Root>
      <Button
        size="sm"
        variant="ghost"
        icon={<History size={16} strokeWidth={1.75} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {m.tests_history()}
      </Button>
      {isOpen && (
        <div id={id}>
          <Changes experimentId={experimentId} />
        </div>
      )}
    </Root>
  );
}
