import type { FrozenPart, HandInVersion } from '@grow/core/hand-in';
import type { Milestone } from '@grow/core/milestone';
import { inLocale } from '@grow/core/text';
import { useLocale } from '@grow/shell';
import { ChangedText, HandInParts, HandInReading, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { PartReading, partChanges, type PartChange } from '../../../features/handIn';
import { m } from '../../../paraglide/messages';
import { changeCounts } from './changeCounts';

const Summary = styled(Text)`
  padding-block: 12px;
`;

const Marked = styled(ChangedText)`
  max-width: 40rem;
  font-size: 1.1875rem;
`;

const Entries = styled(ChangedText)`
  margin-bottom: 10px;
  font-size: 0.9375rem;
`;

const isText = (part: FrozenPart | undefined) => part !== undefined && 'text' in part;

const marks = (changes: readonly PartChange[]) =>
  changes.map(({ value, kind }, index) => {
    if (kind === 'same') return <span key={index}>{value}</span>;
    return kind === 'added' ? <ins key={index}>{value}</ins> : <del key={index}>{value}</del>;
  });

type PartProps = { older: FrozenPart | undefined; newer: FrozenPart | undefined; label: string };

/** A text with its changed words marked; of a list what came and went, above what there is. */
function ChangedPart({ older, newer, label }: PartProps) {
  const changes = partChanges(older, newer);
  const isSame = changes.every(({ kind }) => kind === 'same');
  if (isSame) return <PartReading part={newer} label={label} />;
  if (isText(older ?? newer)) return <Marked dir="auto">{marks(changes)}</Marked>;
  return (
    <>
      <Entries>{marks(changes.filter(({ kind }) => kind !== 'same'))}</Entries>
      {newer && <PartReading part={newer} label={label} />}
    </>
  );
}

type ChangedProps = { milestone: Milestone; older: HandInVersion; newer: HandInVersion };

/** What changed since the version before, part by part; its counts stand above. */
export function ChangedParts({ milestone, older, newer }: ChangedProps) {
  const { locale } = useLocale();
  const { words, entries } = changeCounts(
    milestone.parts.map(({ key }) => ({
      isText: isText(older.parts[key] ?? newer.parts[key]),
      changes: partChanges(older.parts[key], newer.parts[key]),
    })),
  );
  const counted = [
    words.out + words.in > 0 && m.review_since_words(words),
    entries.out + entries.in > 0 && m.review_since_entries(entries),
  ].filter(Boolean);
  return (
    <>
      <Summary step="ui" tone="muted">
        <b>{m.review_since({ version: older.number })}</b>:{' '}
        {counted.length > 0 ? counted.join('; ') : m.review_since_nothing()}. {m.review_since_hint()}
      </Summary>
      <HandInParts>
        {milestone.parts.map(({ key, label }) => (
          <HandInReading key={key} title={inLocale(label, locale)}>
            <ChangedPart older={older.parts[key]} newer={newer.parts[key]} label={inLocale(label, locale)} />
          </HandInReading>
        ))}
      </HandInParts>
    </>
  );
}
