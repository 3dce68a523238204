// The words of what is taken out of records.
import type { Redactable, Redaction } from '@grow/core/privacy';
import { inLocale } from '@grow/core/text';
import type { Locale } from '@grow/shell';
import { storyPartInWords } from '../../../features/story';
import { m } from '../../../paraglide/messages';

type Thing = Pick<Redactable, 'what' | 'week' | 'label' | 'partKey'>;

/** What it is, without what it says: "Week 5, What you saw", "Files of week 5, Film". */
export function thingInWords({ what, week, label, partKey }: Thing, locale: Locale): string {
  const part = inLocale(label, locale);
  if (what === 'story') return m.redaction_story({ part: storyPartInWords(partKey ?? '') });
  if (what === 'test') return m.redaction_test();
  if (week === undefined) return m.redaction_evidence();
  return what === 'part' ? m.redaction_part({ week, part }) : m.redaction_file({ week, part });
}

/** What was taken out of which record. */
export const redactionInWords = (redaction: Redaction, locale: Locale): string =>
  m.redaction_line({ team: redaction.team.name, thing: thingInWords(redaction, locale) });
