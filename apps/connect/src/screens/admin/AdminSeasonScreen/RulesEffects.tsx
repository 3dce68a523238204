import { useLocale } from '@grow/shell';
import { Section, Text } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { Sentences } from '../../../shared/page';
import { FailedPart } from '../../../shared/state';
import { counted, rulesEffectsInWords } from './seasonWords';
import type { RulesForm } from './useRulesForm';

function EffectsBody({ form }: { form: RulesForm }) {
  const { locale } = useLocale();
  const { draft, rules, effects, isCounting, countingFailed, isRight } = form;
  const line = (words: string) => (
    <Text step="ui" tone="muted">
      {words}
    </Text>
  );
  if (draft.count === 0) return line(m.season_effect_nothing());
  if (!isRight) return line(m.season_effect_wrong());
  if (countingFailed) return <FailedPart error={countingFailed} />;
  if (isCounting || !effects) return line(m.season_effect_counting());
  return <Sentences sentences={rulesEffectsInWords(draft.changes, rules, effects, locale)} />;
}

/** What the typed rules would do, before they are saved. */
export function RulesEffects({ form }: { form: RulesForm }) {
  const { locale } = useLocale();
  const { count } = form.draft;
  return (
    <Section
      title={m.season_effect_title()}
      aside={count > 0 ? counted(count, m.season_set_changes_one, m.season_set_changes, locale) : undefined}
    >
      <div role="status">
        <EffectsBody form={form} />
      </div>
    </Section>
  );
}
