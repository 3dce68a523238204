import { experimentTitle } from '@grow/core/experiment';
import { partNews, type FrozenPart, type HandInVersion } from '@grow/core/hand-in';
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

const Gone = styled(ChangedText)`
  margin-bottom: 10px;
  font-size: 0.9375rem;
`;

const isText = (part: FrozenPart | undefined) => part !== undefined && 'text' in part;

const marks = (changes: readonly PartChange[]) =>
  changes.map(({ value, kind }, index) => {
    if (kind === 'same') return <span key={index}>{value}</span>;
    return kind === 'added' ? <ins key={index}>{value}</ins> : <del key={index}>{value}</del>;
  });

/** What a list held under a key, by its name. */
function nameIn(part: FrozenPart | undefined, key: string): string {
  if (part && 'files' in part) return part.files.find(({ id }) => id === key)?.name ?? '';
  const test = part && 'tests' in part && part.tests.find(({ id }) => id === key);
  return test ? experimentTitle(test) : key;
}

type PartProps = {
  older: FrozenPart | undefined;
  newer: FrozenPart | undefined;
  /** The number of the older version. */
  since: number;
  label: string;
};

/** A text with its changed words marked; a list with what is new marked in words, below what went. */
function ChangedPart({ older, newer, since, label }: PartProps) {
  if (isText(older ?? newer)) {
    const changes = partChanges(older, newer);
    const isSame = changes.every(({ kind }) => kind === 'same');
    return isSame ? <PartReading part={newer} label={label} /> : <Marked dir="auto">{marks(changes)}</Marked>;
  }
  const { gone } = partNews(older, newer);
  return (
    <>
      {gone.length > 0 && (
        <Gone>
          {m.review_gone_since({ version: since })}{' '}
          {gone.map((key, index) => (
            <span key={key}>
              {index > 0 && ', '}
              <del dir="auto">{nameIn(older, key)}</del>
            </span>
          ))}
        </Gone>
      )}
      <PartReading part={newer} label={label} since={{ version: since, part: older }} />
    </>
  );
}

type ChangedProps = { milestone: Milestone; older: HandInVersion; newer: HandInVersion };

/** What changed since an earlier version, part by part; its counts stand above. */
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
        {counted.length > 0 ? counted.join('; ') : m.review_since_nothing()}.{' '}
        {words.out + words.in > 0 && m.review_since_hint()}
      </Summary>
      <HandInParts>
        {milestone.parts.map(({ key, label }) => (
          <HandInReading key={key} title={inLocale(label, locale)}>
            <ChangedPart
              older={older.parts[key]}
              newer={newer.parts[key]}
              since={older.number}
              label={inLocale(label, locale)}
            />
          </HandInReading>
        ))}
      </HandInParts>
    </>
  );
}
