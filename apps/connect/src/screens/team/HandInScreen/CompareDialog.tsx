// With the library that compares words: loaded when two versions are compared.
import type { HandInVersion } from '@grow/core/hand-in';
import type { Milestone } from '@grow/core/milestone';
import { inLocale } from '@grow/core/text';
import { useLocale } from '@grow/shell';
import { ChangedText, Dialog, HandInReading, HandInParts, Text } from '@grow/ui';
import { type PartChange, partChanges } from '../../../features/handIn';
import { m } from '../../../paraglide/messages';

function Changes({ changes }: { changes: readonly PartChange[] }) {
  if (changes.every(({ kind }) => kind === 'same'))
    return <Text tone="muted">{m.hand_in_compare_same()}</Text>;
  return (
    <ChangedText dir="auto">
      {changes.map(({ value, kind }, index) => {
        if (kind === 'same') return <span key={index}>{value}</span>;
        return kind === 'added' ? <ins key={index}>{value}</ins> : <del key={index}>{value}</del>;
      })}
    </ChangedText>
  );
}

type CompareProps = {
  milestone: Milestone;
  newer: HandInVersion;
  older: HandInVersion;
  onClose: () => void;
};

/** What changed between two versions, part by part. */
export function CompareDialog({ milestone, newer, older, onClose }: CompareProps) {
  const { locale } = useLocale();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.hand_in_compare_title({ older: older.number, newer: newer.number })}
      closeLabel={m.hand_in_close()}
    >
      <HandInParts>
        {milestone.parts.map(({ key, label }) => (
          <HandInReading key={key} title={inLocale(label, locale)}>
            <Changes changes={partChanges(older.parts[key], newer.parts[key])} />
          </HandInReading>
        ))}
      </HandInParts>
    </Dialog>
  );
}
