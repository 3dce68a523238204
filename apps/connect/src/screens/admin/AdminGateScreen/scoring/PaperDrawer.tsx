import { isAppError } from '@grow/core';
import { jurorMutations, type Criterion, type RoundBallot, type RoundSetup } from '@grow/core/round';
import { useGrowClient, useLocale } from '@grow/shell';
import { Field, Text, Textarea } from '@grow/ui';
import { personName } from '../../../../features/people';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FormDrawer, useFormDraft, type FieldErrors } from '../../../../shared/form';
import { PaperScale } from './PaperScale';

/** Comments, reason, and the step of each criterion under its id; '' for none. */
type Values = Record<string, string> & { commentForTeam: string; commentForJury: string; reason: string };

const valuesOf = (criteria: readonly Criterion[]): Values => ({
  ...Object.fromEntries(criteria.map(({ id }) => [id, ''])),
  ...{ commentForTeam: '', commentForJury: '', reason: '' },
});

const problemsOf = (criteria: readonly Criterion[], values: Values): FieldErrors<Values> => ({
  ...Object.fromEntries(
    criteria.filter(({ id }) => !values[id]).map(({ id }) => [id, m.gates_paper_step_missing()]),
  ),
  ...(values.reason.trim().length < 3 ? { reason: m.orga_reason_missing() } : {}),
});

const isRecused = (failure: unknown) => isAppError(failure) && failure.code === 'ballot_recused';

type PaperDrawerProps = {
  setup: RoundSetup;
  /** Undefined while it is closed. */
  ballot: RoundBallot | undefined;
  onClose: () => void;
};

/** Keys in what a juror wrote on paper: a step for each criterion, both comments, and why it was paper. */
export function PaperDrawer({ setup: { criteria, teams, jurors }, ballot, onClose }: PaperDrawerProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const draft = useFormDraft<Values>('paper', ballot?.id);
  const entering = useProductMutation(jurorMutations(supabase).enterPaper, {
    words: { done: m.gates_paper_done() },
  });
  const owner = jurors.find(({ id }) => id === ballot?.jurorId);
  const juror = owner ? personName(owner) : '';
  const team = teams.find(({ id }) => id === ballot?.teamId)?.name ?? '';
  return (
    <FormDrawer<Values, unknown>
      isOpen={ballot !== undefined}
      onClose={onClose}
      title={m.gates_paper()}
      closeLabel={m.orga_close()}
      action={m.gates_paper_send()}
      busy={m.orga_busy()}
      initial={valuesOf(criteria)}
      draft={draft}
      validate={(values) => problemsOf(criteria, values)}
      isShownByField={isRecused}
      send={async (values) =>
        ballot &&
        entering.send({
          ballotId: ballot.id,
          scores: Object.fromEntries(criteria.map(({ id }) => [id, Number(values[id])])),
          commentForTeam: values.commentForTeam.trim(),
          commentForJury: values.commentForJury.trim(),
          reason: values.reason.trim(),
        })
      }
    >
      {(form) => (
        <>
          <Text step="ui">{m.gates_paper_detail({ juror, team })}</Text>
          <div>
            {criteria.map((criterion) => (
              <PaperScale
                key={criterion.id}
                criterion={criterion}
                locale={locale}
                value={form.values[criterion.id] ?? ''}
                error={form.errors[criterion.id]}
                onChoose={(step) => form.set({ [criterion.id]: step })}
              />
            ))}
          </div>
          <Field label={m.gates_for_team()}>
            <Textarea {...form.text('commentForTeam')} maxLength={1000} rows={3} />
          </Field>
          <Field label={m.gates_for_jury()}>
            <Textarea {...form.text('commentForJury')} maxLength={1000} rows={3} />
          </Field>
          <Field label={m.orga_reason()} help={m.orga_reason_help()} error={form.errors.reason}>
            <Textarea {...form.text('reason')} maxLength={500} rows={2} />
          </Field>
          <div role="alert">
            {isRecused(form.failure) && <Text tone="critical">{m.gates_paper_recused({ juror })}</Text>}
          </div>
        </>
      )}
    </FormDrawer>
  );
}
