import { isAppError } from '@grow/core';
import { blankExperiment, repeatedExperiment, type Experiment } from '@grow/core/experiment';
import type { Season } from '@grow/core/season';
import { berlinDay } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Text } from '@grow/ui';
import { useEffect, useEffectEvent } from 'react';
import { useExperimentMutations } from '../../../features/experiment';
import { FormDrawer, useFormDraft, type Form } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { ConflictCard, theirsOf } from './ConflictCard';
import { ExperimentFields } from './ExperimentFields';
import { experimentErrors, textsOf, valuesOf, type ExperimentTexts } from './experimentForm';

const isCode = (failure: unknown, ...codes: string[]) => isAppError(failure) && codes.includes(failure.code);

/**
 * With the first letter it is known what is written and over which version: what is typed may be saved after a reload, when
 * somebody else has saved, or for the second time after an answer that never came.
 */
function useBase(
  form: Form<ExperimentTexts>,
  initial: ExperimentTexts,
  stored: Experiment | undefined,
): void {
  const { values, failure, set } = form;
  const begin = useEffectEvent((now: ExperimentTexts) => {
    if (now.base !== '') return;
    const isTyped = (Object.keys(initial) as (keyof ExperimentTexts)[]).some(
      (field) => now[field] !== initial[field],
    );
    if (isTyped) set({ id: stored?.id ?? crypto.randomUUID(), base: String(stored?.version ?? 0) });
  });
  useEffect(() => begin(values), [values]);
  // Removed meanwhile: what is typed can still be logged.
  const isGone = isCode(failure, 'not_found');
  const beginAnew = useEffectEvent(() => set({ id: crypto.randomUUID(), base: '0' }));
  useEffect(() => {
    if (isGone) beginAnew();
  }, [isGone]);
}

type BodyProps = {
  form: Form<ExperimentTexts>;
  initial: ExperimentTexts;
  stored: Experiment | undefined;
  season: Season;
};

function Body({ form, initial, stored, season }: BodyProps) {
  useBase(form, initial, stored);
  const theirs = theirsOf(form.failure);
  return (
    <>
      <ExperimentFields form={form} season={season} canBeDraft={stored?.isDraft ?? true} />
      {theirs && <ConflictCard theirs={theirs} form={form} />}
      {isCode(form.failure, 'not_found') && (
        <Text role="alert" step="small" tone="critical">
          {m.tests_conflict_gone()}
        </Text>
      )}
      {isCode(form.failure, 'too_many_experiments') && (
        <Text role="alert" step="small" tone="critical">
          {m.tests_fault_full()}
        </Text>
      )}
    </>
  );
}

type ExperimentDrawerProps = {
  teamId: string;
  season: Season;
  /** The test that is changed; without it a new one is logged. */
  stored: Experiment | undefined;
  /** The test that is done again. */
  like: Experiment | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (id: string) => void;
};

/** Logs a test, or changes one. What is typed and not saved is there again when it opens. */
export function ExperimentDrawer(props: ExperimentDrawerProps) {
  const { teamId, season, stored, like, isOpen, onClose, onSaved } = props;
  const { locale } = useLocale();
  const { save } = useExperimentMutations(teamId);
  const draft = useFormDraft<ExperimentTexts>('experiment', stored?.id ?? (like ? `like-${like.id}` : 'new'));
  const today = berlinDay(new Date());
  const begun = stored ?? (like ? repeatedExperiment(like, today) : blankExperiment(today));
  const initial = textsOf(begun, locale);
  return (
    <FormDrawer<ExperimentTexts, string>
      isOpen={isOpen}
      onClose={onClose}
      title={stored ? m.tests_edit_title() : m.tests_log_action()}
      closeLabel={m.tests_log_close()}
      action={m.tests_form_save()}
      busy={m.tests_form_saving()}
      draft={draft}
      initial={initial}
      validate={(texts) => experimentErrors(texts, season, locale)}
      send={async (texts) => {
        const id = texts.id || (stored?.id ?? crypto.randomUUID());
        const version = texts.base === '' ? (stored?.version ?? 0) : Number(texts.base);
        await save.send({ id, version, values: valuesOf(texts) });
        onSaved(id);
        return id;
      }}
      isShownByField={(failure) =>
        theirsOf(failure) !== undefined || isCode(failure, 'not_found', 'too_many_experiments')
      }
    >
      {(form) => <Body form={form} initial={initial} stored={stored} season={season} />}
    </FormDrawer>
  );
}
