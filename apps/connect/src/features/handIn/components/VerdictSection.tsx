import type { HandInRecord } from '@grow/core/hand-in';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Avatar, Badge, Section, Verdict } from '@grow/ui';
import { personName } from '../../people';
import { useAvatarPerson } from '../../team';
import { phaseBadges } from '../handInWords';
import { m } from '../../../paraglide/messages';

/** What the mentor said last; nothing before somebody did. */
export function VerdictSection({ record }: { record: HandInRecord | null }) {
  const { locale } = useLocale();
  const verdict = record?.verdicts.find(({ settledAt }) => settledAt !== undefined);
  const author = record?.people.get(verdict?.authorId ?? '');
  const avatar = useAvatarPerson(author);
  if (verdict?.settledAt === undefined) return null;
  const badge = phaseBadges[verdict.decision];
  return (
    <Section title={m.hand_in_verdict()} aside={badge && <Badge tone={badge.tone}>{badge.words()}</Badge>}>
      <Verdict
        note={verdict.note && m.hand_in_quoted({ text: verdict.note })}
        avatar={<Avatar {...avatar} />}
        name={author ? personName(author) : m.hand_in_somebody()}
        time={dateTimeInWords(verdict.settledAt, locale)}
      />
    </Section>
  );
}
