import { roundPartsMutations, weightsTotal, type Criterion, type RoundSetup } from '@grow/core/round';
import { inLocale } from '@grow/core/text';
import { useGrowClient, useLocale } from '@grow/shell';
import { ActionMenu, Button, CriteriaTable, Section, type Anchors, type MenuAction } from '@grow/ui';
import { useState } from 'react';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { CriterionDrawer } from './CriterionDrawer';

/** The five steps in a language; those that are blank in it in the other. */
function anchorsIn({ anchors }: Criterion, locale: 'en' | 'de'): Anchors {
  const at = (step: number) => inLocale({ en: anchors.en[step] ?? '', de: anchors.de[step] ?? '' }, locale);
  return [at(0), at(1), at(2), at(3), at(4)];
}

/** A list in which two have changed places. */
const swapped = (ids: readonly string[], one: number, other: number): string[] =>
  ids.map((id, at) => (at === one ? ids[other] : at === other ? ids[one] : id) ?? id);

/** What jurors score, with weights that come to 100 per cent. */
export function CriteriaPanel({ setup }: { setup: RoundSetup }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [edited, setEdited] = useState<Criterion | 'new'>();
  const { round, criteria } = setup;
  const mutations = roundPartsMutations(supabase);
  const weighing = useProductMutation(mutations.weigh, {
    words: { failed: m.gates_weights_not_saved() },
  });
  const removing = useProductMutation(mutations.removeCriterion, {
    words: { done: m.gates_criterion_removed(), failed: m.gates_criterion_not_removed() },
  });
  const ordering = useProductMutation(mutations.order, { words: { failed: m.gates_criterion_not_moved() } });
  const ids = criteria.map(({ id }) => id);
  /** The way to put one criterion before the one that now stands there. */
  const moveTo = (key: string, label: string, from: number, to: number): MenuAction[] =>
    to < 0 || to >= ids.length
      ? []
      : [{ key, label, onSelect: () => ordering.run({ roundId: round.id, ids: swapped(ids, from, to) }) }];
  const former = Object.fromEntries(criteria.map(({ id, weight }) => [id, weight]));
  const total = weightsTotal(criteria);
  return (
    <Section
      title={m.gates_criteria()}
      aside={
        <Button size="sm" onClick={() => setEdited('new')}>
          {m.gates_add_criterion()}
        </Button>
      }
      isFlush
    >
      <CriteriaTable
        caption={m.gates_criteria()}
        criteria={criteria.map((criterion, at) => ({
          key: criterion.id,
          name: inLocale(criterion.name, locale),
          question: inLocale(criterion.question, locale),
          weight: criterion.weight,
          anchors: anchorsIn(criterion, locale),
          actions: (
            <ActionMenu
              label={m.gates_criterion_actions({ name: inLocale(criterion.name, locale) })}
              actions={[
                { key: 'edit', label: m.gates_change_texts(), onSelect: () => setEdited(criterion) },
                ...moveTo('up', m.gates_move_up_list(), at, at - 1),
                ...moveTo('down', m.gates_move_down_list(), at, at + 1),
                {
                  key: 'remove',
                  label: m.gates_remove_criterion(),
                  tone: 'critical',
                  onSelect: () => removing.run(criterion.id),
                },
              ]}
            />
          ),
        }))}
        onWeight={(id, weight) =>
          weighing.run({ roundId: round.id, weights: { ...former, [id]: weight }, former })
        }
        sum={total === 100 ? m.gates_weights_whole() : m.gates_weights_sum({ sum: total })}
        labels={{
          criterion: m.gates_criterion(),
          weight: m.gates_weight(),
          actions: m.gates_actions(),
          percent: (weight) => `${weight} %`,
          less: (name) => m.gates_less_weight({ name }),
          more: (name) => m.gates_more_weight({ name }),
          steps: (name) => m.gates_steps_of({ name }),
          step: (step) => m.gates_step({ step }),
        }}
      />
      <CriterionDrawer roundId={round.id} edited={edited} onClose={() => setEdited(undefined)} />
    </Section>
  );
}
