import type { HandInVersion } from '@grow/core/hand-in';
import type { Milestone } from '@grow/core/milestone';
import { inLocale } from '@grow/core/text';
import { useLocale } from '@grow/shell';
import { Segmented, Text } from '@grow/ui';
import { ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { ReadParts } from '../../../features/handIn';
import { m } from '../../../paraglide/messages';
import { lazyPart } from '../../../shared/code';

// With the library that compares words.
const ChangedParts = lazyPart(async () => (await import('./ChangedParts')).ChangedParts);

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding-bottom: 10px;
  border-bottom: 1px solid var(--color-line);
`;

const Brief = styled.details`
  border-bottom: 1px solid var(--color-line);
  summary {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 48px;
    font-size: 0.9375rem;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] svg {
    transform: rotate(90deg);
  }
  dl {
    display: grid;
    gap: 8px;
    padding: 0 0 16px 26px;
    font-size: 0.9375rem;
  }
  dt {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
`;

const Incomplete = styled(Text)`
  padding-top: 12px;
`;

/** What is shown of a version: all of it, or what changed since the one that its reader knows. */
export type ReviewView = 'whole' | 'changes';

type HandedInProps = {
  milestone: Milestone;
  version: HandInVersion;
  /** The version that it is compared with; undefined for the first. */
  since: HandInVersion | undefined;
  view: ReviewView;
  onView: (view: ReviewView) => void;
};

/** A version part by part, with what the brief asks and what changed. */
export function HandedIn({ milestone, version, since, view, onView }: HandedInProps) {
  const { locale } = useLocale();
  const { mustProve, goodOne, leaveOut } = milestone.brief;
  const lines = [
    { label: m.hand_in_must_prove(), text: mustProve },
    { label: m.hand_in_good_one(), text: goodOne },
    { label: m.hand_in_leave_out(), text: leaveOut },
  ];
  return (
    <section aria-labelledby="review-text">
      <Head>
        <Text as="h2" step="h2" id="review-text">
          {m.review_text()}
        </Text>
        {since && (
          <Segmented
            label={m.review_view()}
            options={[
              { value: 'whole', label: m.review_view_whole() },
              { value: 'changes', label: m.review_view_changes({ version: since.number }) },
            ]}
            value={view}
            onChange={onView}
          />
        )}
      </Head>
      {!version.isComplete && (
        <Incomplete step="ui" tone="muted">
          {m.review_incomplete()}
        </Incomplete>
      )}
      <Brief>
        <summary>
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          {m.review_brief()}
        </summary>
        <dl>
          {lines.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{inLocale(text, locale)}</dd>
            </div>
          ))}
        </dl>
      </Brief>
      {since && view === 'changes' ? (
        <Suspense fallback={<ReadParts {...{ milestone, version, since }} />}>
          <ChangedParts milestone={milestone} older={since} newer={version} />
        </Suspense>
      ) : (
        <ReadParts {...{ milestone, version, since }} />
      )}
    </section>
  );
}
