import { seasonAdminKeys, type SeasonRules } from '@grow/core/season-admin';
import { formErrorSentence, useLocale } from '@grow/shell';
import { media, SaveBar, Section, useToast } from '@grow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { DraftNote, useLeaveWarning, useSaveShortcut } from '../../../features/profile';
import { m } from '../../../paraglide/messages';
import { RulesEffects } from './RulesEffects';
import { RulesFields } from './RulesFields';
import { counted } from './seasonWords';
import { useRulesForm } from './useRulesForm';

const FORM_ID = 'season-form';

const Grid = styled.div`
  display: grid;
  gap: 40px;
  /* What has the focus is never behind the save bar. */
  & :is(input, select, textarea, button, a) {
    scroll-margin-bottom: 128px;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 3.4fr);
    gap: 40px clamp(40px, 5.4vw, 72px);
    align-items: start;
  }
`;

function focusFirstWrong(form: HTMLFormElement | null): void {
  // After React has drawn the marks.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

type RulesPartProps = { season: SeasonRules; now: Date };

/** The rules of the season, and what a change of them does, which stands there before it is saved. */
export function RulesPart({ season, now }: RulesPartProps) {
  const { locale } = useLocale();
  const toast = useToast();
  const queryClient = useQueryClient();
  const root = useRef<HTMLFormElement>(null);
  const form = useRulesForm(season, now);
  const { draft, saving, overtaken } = form;
  useLeaveWarning(draft.count > 0);
  useSaveShortcut(root, true);
  // What somebody else saved is read; what was typed stands over it. Both are read, and again while they differ: either may be the older.
  useEffect(() => {
    if (!overtaken) return;
    void queryClient.invalidateQueries({ queryKey: seasonAdminKeys.settings });
    void queryClient.invalidateQueries({ queryKey: seasonAdminKeys.previews });
  }, [overtaken, queryClient]);

  const counting = form.isCounting ? m.season_effect_counting() : undefined;
  const blocker = saving.failure ? formErrorSentence(saving.failure, locale) : counting;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.count > 0 && !form.save()) focusFirstWrong(root.current);
  };
  const handleDiscard = () => {
    const bringBack = form.discard();
    root.current?.querySelector('input')?.focus();
    toast.show({
      status: 'info',
      title: m.profile_discarded(),
      action: { label: m.undo(), onSelect: bringBack },
    });
  };
  return (
    <>
      {draft.isRestored && <DraftNote />}
      <Grid>
        <Section title={m.season_set_rules()}>
          <form id={FORM_ID} ref={root} noValidate method="post" onSubmit={handleSubmit}>
            <RulesFields form={form} season={season} now={now} />
          </form>
        </Section>
        <RulesEffects form={form} />
      </Grid>
      {draft.count > 0 && (
        <SaveBar
          form={FORM_ID}
          message={counted(draft.count, m.season_set_changes_one, m.season_set_changes, locale)}
          blocker={blocker}
          isSaving={saving.isBusy}
          onDiscard={handleDiscard}
          labels={{ discard: m.profile_discard(), save: m.season_set_save(), saving: m.profile_saving() }}
        />
      )}
    </>
  );
}
