import { partNews, type EntryNews, type FrozenPart, type HandInVersion } from '@grow/core/hand-in';
import type { Milestone } from '@grow/core/milestone';
import { inLocale } from '@grow/core/text';
import { dateWithYearInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Badge, HandInParts, HandInReading, HandInWords, QuoteCards, TextLink } from '@grow/ui';
import { FileList } from '../../upload';
import { m } from '../../../paraglide/messages';
import { Quote } from './Quote';

const newsWords: Record<EntryNews, (since: { version: number }) => string> = {
  new: m.hand_in_new_since,
  replaced: m.hand_in_replaced_since,
  changed: m.hand_in_changed_since,
};

type PartProps = {
  part: FrozenPart | undefined;
  label: string;
  /** What it said in a version that its reader knows: what is new since then is marked in words. */
  since?: { version: number; part: FrozenPart | undefined } | undefined;
};

/** What one part said when it was handed in. */
export function PartReading({ part, label, since }: PartProps) {
  const { locale } = useLocale();
  if (part === undefined) return <HandInWords>{m.hand_in_nothing_here()}</HandInWords>;
  if ('text' in part && part.redacted) {
    const { at, reason } = part.redacted;
    return (
      <HandInWords>
        {m.hand_in_redacted({ day: dateWithYearInWords(at, locale) })} <span dir="auto">{reason}</span>
      </HandInWords>
    );
  }
  if ('text' in part) return <HandInWords dir="auto">{part.text}</HandInWords>;
  const entries = since && partNews(since.part, part).entries;
  const hintOf = (key: string) => {
    const news = entries?.get(key);
    return since && news && <Badge>{newsWords[news]({ version: since.version })}</Badge>;
  };
  if ('files' in part) return <FileList files={part.files} label={label} hintOf={({ id }) => hintOf(id)} />;
  if ('tests' in part) {
    return (
      <QuoteCards aria-label={label}>
        {part.tests.map((test) => (
          <Quote key={test.id} test={test} hint={hintOf(test.id)} />
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
          </TextLink>{' '}
          {hintOf(link)}
        </li>
      ))}
    </ul>
  );
}

type ReadProps = {
  milestone: Milestone;
  version: HandInVersion;
  /** A version that its reader knows. */
  since?: HandInVersion | undefined;
};

/** A version as whoever reads it sees it. */
export function ReadParts({ milestone, version, since }: ReadProps) {
  const { locale } = useLocale();
  return (
    <HandInParts>
      {milestone.parts.map(({ key, label: words }) => {
        const label = inLocale(words, locale);
        return (
          <HandInReading key={key} title={label}>
            <PartReading
              part={version.parts[key]}
              label={label}
              since={since && { version: since.number, part: since.parts[key] }}
            />
          </HandInReading>
        );
      })}
    </HandInParts>
  );
}
