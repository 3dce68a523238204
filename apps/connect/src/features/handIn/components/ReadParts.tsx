import type { FrozenPart, HandInVersion } from '@grow/core/hand-in';
import type { Milestone } from '@grow/core/milestone';
import { inLocale } from '@grow/core/text';
import { useLocale } from '@grow/shell';
import { HandInParts, HandInReading, HandInWords, QuoteCards, TextLink } from '@grow/ui';
import { FileList } from '../../upload';
import { m } from '../../../paraglide/messages';
import { Quote } from './Quote';

/** What one part said when it was handed in. */
export function PartReading({ part, label }: { part: FrozenPart | undefined; label: string }) {
  if (part === undefined) return <HandInWords>{m.hand_in_nothing_here()}</HandInWords>;
  if ('text' in part) return <HandInWords dir="auto">{part.text}</HandInWords>;
  if ('files' in part) return <FileList files={part.files} label={label} />;
  if ('tests' in part) {
    return (
      <QuoteCards aria-label={label}>
        {part.tests.map((test) => (
          <Quote key={test.id} test={test} />
        ))}
      </QuoteCards>
    );
  }
  return (
    <ul>
      {part.links.map((link) => (
        <li key={link}>
          <TextLink href={link} target="_blank" rel="noopener noreferrer nofollow">
            {link}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** A version as whoever reads it sees it. */
export function ReadParts({ milestone, version }: { milestone: Milestone; version: HandInVersion }) {
  const { locale } = useLocale();
  return (
    <HandInParts>
      {milestone.parts.map((part) => {
        const label = inLocale(part.label, locale);
        return (
          <HandInReading key={part.key} title={label}>
            <PartReading part={version.parts[part.key]} label={label} />
          </HandInReading>
        );
      })}
    </HandInParts>
  );
}
