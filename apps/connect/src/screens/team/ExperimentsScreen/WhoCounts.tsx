import type { SeasonMedian } from '@grow/core/experiment';
import { useLocale } from '@grow/shell';
import { Section, Text } from '@grow/ui';
import { numberInWords } from '../../../features/experiment';
import { m } from '../../../paraglide/messages';

/** What is counted as what, and of whom the median is. */
export function WhoCounts({ medians }: { medians: readonly SeasonMedian[] }) {
  const { locale } = useLocale();
  const teams = medians.at(-1)?.teams;
  return (
    <Section title={m.tests_who()}>
      <Text step="small" tone="muted">
        {teams === undefined
          ? m.tests_who_detail_few()
          : m.tests_who_detail({ count: numberInWords(teams, locale) })}
      </Text>
    </Section>
  );
}
